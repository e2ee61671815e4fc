#!/usr/bin/env bash
# Lays out everything that is installed on Linux below a folder, as below /usr: assets/linux/tree.sh PROGRAM FOLDER
# The manual pages and the completions are printed by the program itself.
set -euo pipefail
[ $# = 2 ] || { echo "usage: $0 PROGRAM FOLDER" >&2; exit 2; }
assets=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
program=$(realpath "$1")
mkdir -p "$2"
cd "$2"

put() { # FILE PLACE [MODE]
  install -D -m "${3:-644}" "$1" "$2"
}

put "$program" bin/slidescope 755
put "$assets/linux/slidescope.desktop" share/applications/slidescope.desktop
put "$assets/linux/slidescope-mime.xml" share/mime/packages/slidescope.xml
name=io.github.slidescope.slidescope.metainfo.xml
put "$assets/linux/$name" "share/metainfo/$name"
put "$assets/icon.svg" share/icons/hicolor/scalable/apps/slidescope.svg
for icon in "$assets"/icons/slidescope-*.png; do
  side=${icon##*-}
  side=${side%.png}
  put "$icon" "share/icons/hicolor/${side}x$side/apps/slidescope.png"
done

mkdir -p share/man/man1 share/bash-completion/completions share/zsh/vendor-completions share/fish/vendor_completions.d
"$program" man >share/man/man1/slidescope.1
"$program" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z-]*\) .*/\1/p' | while read -r command; do
  [ "$command" = help ] || "$program" man "$command" >"share/man/man1/slidescope-$command.1"
done
"$program" completions bash >share/bash-completion/completions/slidescope
"$program" completions zsh >share/zsh/vendor-completions/_slidescope
"$program" completions fish >share/fish/vendor_completions.d/slidescope.fish
