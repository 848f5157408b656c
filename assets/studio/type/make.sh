#!/usr/bin/env bash
# Cuts the site's typefaces down to the letters, weights and features that it uses.
# Needs fonttools with brotli (apt-get install fonttools python3-brotli) and an installed node_modules.
set -eu
cd "$(dirname "$0")/../../.."
from=node_modules/@fontsource-variable
to=src/styles/fonts
letters='U+0020-007E,U+00A0-00FF,U+0131,U+0152,U+0153,U+2002,U+2009,U+2011,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+2032,U+2033,U+2044,U+20AC,U+2122,U+2212,U+2215'

# cut FILE NAME WEIGHTS
cut() {
  fonttools varLib.instancer "$from/$1" "wght=$3" -q -o "/tmp/$2.ttf"
  pyftsubset "/tmp/$2.ttf" --unicodes="$letters" --flavor=woff2 --no-hinting --desubroutinize \
    --layout-features=kern,liga,ccmp,locl,pnum,tnum --output-file="$to/$2.woff2"
  rm "/tmp/$2.ttf"
}
cut eb-garamond/files/eb-garamond-latin-wght-normal.woff2 eb-garamond-normal 400:650
cut eb-garamond/files/eb-garamond-latin-wght-italic.woff2 eb-garamond-italic 400:600
cut atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2 atkinson-normal 400:750
