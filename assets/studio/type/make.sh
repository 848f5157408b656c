#!/usr/bin/env bash
# Cuts the site's typefaces down to the letters, weights and features that it uses.
# Needs fonttools with brotli (apt-get install fonttools python3-brotli) and an installed node_modules.
set -eu
cd "$(dirname "$0")/../../.."
from=node_modules/@fontsource-variable
to=src/styles/fonts
# What the site itself is written in, and all that people may write, for the second file of a face: it is asked for a
# letter that the first one does not have.
text='U+0020-007E,U+00A0,U+00B0,U+00B2,U+00B3,U+00B7,U+00BD,U+00D7,U+00E4,U+00E7,U+00E9,U+2009,U+2011,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+2212'
titles='U+0020-0022,U+0024-0029,U+002C-003B,U+003F,U+0041-005A,U+0061-007A,U+00A0,U+00B0,U+00B2,U+2011,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026'
rare='U+0023,U+002A,U+002B,U+003C-0040,U+005B-0060,U+007B-007E,U+00A1-00FF,U+0131,U+0152,U+0153,U+2032,U+2033,U+2044,U+20AC,U+2122,U+2212,U+2215'

# cut FACE NAME WEIGHTS LETTERS [FEATURES]
cut() {
  fonttools varLib.instancer --no-recalc-timestamp "$from/$1" "wght=$3" -q -o "/tmp/$2.ttf"
  pyftsubset "/tmp/$2.ttf" --unicodes="$4" --flavor=woff2 --no-hinting --desubroutinize \
    --layout-features="kern,liga,ccmp,locl${5:-}" --output-file="$to/$2.woff2"
  rm "/tmp/$2.ttf"
}
garamond=eb-garamond/files/eb-garamond-latin-wght-normal.woff2
italic=eb-garamond/files/eb-garamond-latin-wght-italic.woff2
atkinson=atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2
# Garamond has one weight, the titles': a file with one is half as long as a file with all.
cut "$garamond" eb-garamond 500 "$titles"
cut "$italic" eb-garamond-italic 400 "$titles"
cut "$atkinson" atkinson 400:750 "$text" ,tnum
cut "$garamond" eb-garamond-more 500 "$rare"
cut "$atkinson" atkinson-more 400:750 "$rare"
# One step heavier, for reading outdoors.
cut "$garamond" eb-garamond-strong 650 "$titles"
cut "$italic" eb-garamond-italic-strong 500 "$titles"
