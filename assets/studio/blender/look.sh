#!/bin/bash
# look.sh id [id…]: a small, quick version of pictures, in assets/studio/out/test
here="$(cd "$(dirname "$0")" && pwd)"; root="$here/../../.."; export STUDIO_TEST="${STUDIO_TEST:-.4}"
for id in "$@"; do
  out="$root/assets/studio/out/test"; mkdir -p "$out"
  blender -b --factory-startup --python "$here/render.py" -- "$id" > "$out/log.txt" 2>&1
  grep -E 'RENDERED|Error|line [0-9]+' "$out/log.txt"
  /usr/bin/python3 "$here/finish.py" "$out/${id/\//__}.npz" "$out/$id.jpg"
done
