### 简体中文。英文文件 en.ftl 是基准：信息与参数都须与它一致。

language-name = 简体中文
language-unknown = 本程序没有语言“{ $name }”；可用的语言：{ $tags }
language-about = 窗口的语言。
language-as-the-system = 跟随系统
language-named = 语言：{ $name }

## Shared: counts with their nouns, lists and sentences

sentence = { $text }。
list-separator = 、
count-board = { $count } 个局面
count-character = { $count } 个字符
count-different-board = { $count } 个不同的局面
count-expansion = { $count } 次扩展
count-frame = { $count } 帧
count-move = { $count } 步
count-node = { $count } 个节点
count-pattern = { $count } 个模式
count-run = { $count } 次运行
count-slide = { $count } 张幻灯片
count-solution = { $count } 个解
count-state = { $count } 个状态
count-step = { $count } 个步骤
count-strategy = { $count } 种策略
count-thread = { $count } 个线程
count-time = { $count } 次

## board-editor

## boards

## compare

## dialogs

## dropped

## experiment

## experiment-files

## experiment-shards

## explain

## explore

## export

## fields

## files

## findings

## glossary

## heuristic

## heuristic-effort

## heuristics-place

## jobs

## kept

## lesson

## node

## panics

## playback

## present

## presets

## pseudocode

## status

## strategies

## study

## survey

## table

## terminal

## toast

## tree

## window

## worksheet
