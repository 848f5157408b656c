#!/usr/bin/python3
"""Pictures of the gallery page that are closer views of another master.

cuts.py            makes those that are missing
cuts.py --again    makes all of them again, except where a render of its own exists (kept passes)
"""
import os
import sys

import cv2

from pictures import ROOT, passes_of, picture

# gallery picture: source, left edge, top edge, width (fractions of the source's width and height)
VIEWS = {
    'photos/photo-01': ('projects/muckleford-mudbrick-estate-cover', 0.16, 0.2, 0.68),
    'photos/photo-02': ('projects/muckleford-mudbrick-estate-1', 0.3, 0.2, 0.7),
    'photos/photo-03': ('projects/eganstown-light-earth-residence-1', 0.1, 0.16, 0.74),
    'photos/photo-04': ('projects/bullarto-timbercrete-residence-2', 0.2, 0.2, 0.72),
    'photos/photo-05': ('projects/shepherds-flat-garden-studio-1', 0.16, 0.14, 0.72),
    'photos/photo-06': ('projects/franklinford-strawbale-farmhouse-2', 0.0, 0.18, 0.74),
    'photos/photo-07': ('projects/yandoit-stone-cottage-cover', 0.2, 0.18, 0.68),
    'photos/photo-08': ('projects/glenlyon-courtyard-house-cover', 0.18, 0.1, 0.68),
    'photos/photo-09': ('heroes/projects', 0.32, 0.3, 0.68),
    'photos/photo-10': ('projects/campbells-creek-extension-cover', 0.3, 0.18, 0.66),
    'photos/photo-11': ('projects/newstead-makers-hall-2', 0.0, 0.0, 0.7),
    'photos/photo-12': ('projects/newstead-makers-hall-1', 0.08, 0.2, 0.76),
    'photos/photo-14': ('heroes/resources', 0.36, 0.28, 0.64),
    'photos/photo-18': ('community/northcote-community-garden-2', 0.0, 0.08, 0.7),
}


def path(id):
    return os.path.join(ROOT, 'assets/images', id + '.jpg')


def write(id, image):
    options = [cv2.IMWRITE_JPEG_QUALITY, 88, cv2.IMWRITE_JPEG_OPTIMIZE, 1, cv2.IMWRITE_JPEG_PROGRESSIVE, 1]
    cv2.imwrite(path(id), image, options)
    print('cut', id, flush=True)


def main():
    again = '--again' in sys.argv
    for id, (of, left, top, part) in VIEWS.items():
        source = cv2.imread(path(of))
        rendered = os.path.exists(passes_of(picture(id)))
        if source is None or rendered or (os.path.exists(path(id)) and not again):
            continue
        h, w = source.shape[:2]
        x, y = int(left * w), int(top * h)
        cw = int(min(part * w, w - x))
        ch = min(int(cw * 2 / 3), h - y)
        cut = source[y : y + ch, x : x + cw]
        write(id, cv2.resize(cut, (1200, int(round(1200 * ch / cw))), interpolation=cv2.INTER_LANCZOS4))


if __name__ == '__main__':
    main()
