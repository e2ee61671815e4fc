#!/usr/bin/env bash
# Installs a .deb on this Debian machine, tries what it brings, and removes it: assets/linux/try-deb.sh FILE.deb
# Needs root. It is for a machine that may be changed, such as a container.
set -euo pipefail
[ $# = 1 ] || { echo "usage: $0 FILE.deb" >&2; exit 2; }
package=$(realpath "$1")

say() { printf '\n=== %s\n' "$*"; }

say installed
apt-get install -y -qq --no-install-recommends "$package" >/dev/null
dpkg -L slidescope >/tmp/slidescope-files
grep -q /usr/share/applications/slidescope.desktop /tmp/slidescope-files

say started
cd /
slidescope --version
slidescope solve 136402758 | head -5
slidescope worksheet 136402758 -o /tmp/slidescope-try.pdf
man -l /usr/share/man/man1/slidescope.1.gz | head -5
bash -c 'source /usr/share/bash-completion/completions/slidescope && complete -p slidescope'
if command -v xvfb-run >/dev/null; then
  # It stays open until it is ended: 124.
  code=0
  WAYLAND_DISPLAY='' LIBGL_ALWAYS_SOFTWARE=1 timeout 8 xvfb-run -a slidescope || code=$?
  [ "$code" = 124 ] || { echo "the window ended with $code" >&2; exit 1; }
  echo 'the window stays open'
fi

say removed
apt-get purge -y -qq slidescope >/dev/null
while read -r file; do
  [ ! -f "$file" ] || { echo "left: $file" >&2; exit 1; }
done </tmp/slidescope-files
rm -f /tmp/slidescope-files /tmp/slidescope-try.pdf
echo 'nothing is left'
