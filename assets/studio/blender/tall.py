#!/usr/bin/python3
"""Cut the tall (4:5) version of each hero from its master, for phones held upright.

The landing picture has its own tall camera (pictures.py); for the rest `CENTRES` says where the
middle of the cut lies, as a fraction of the width.
"""
import os

import cv2

from pictures import ROOT

CENTRES = {
    'site-map': 0.42,
    'projects': 0.66,
    'community': 0.4,
    'resources': 0.62,
    'about': 0.5,
    'design-services': 0.42,
    'climate-responsive': 0.5,
    'landscape-integration': 0.52,
    'natural-building-materials': 0.62,
    'heritage': 0.62,
}


def main():
    folder = os.path.join(ROOT, 'assets/images/heroes')
    for stem, centre in CENTRES.items():
        source = cv2.imread(os.path.join(folder, stem + '.jpg'))
        if source is None:
            print('no master yet:', stem)
            continue
        h, w = source.shape[:2]
        width = int(h * 4 / 5)
        left = int(min(max(centre * w - width / 2, 0), w - width))
        cut = cv2.resize(source[:, left : left + width], (1067, 1334), interpolation=cv2.INTER_LANCZOS4)
        cv2.imwrite(
            os.path.join(folder, stem + '-tall.jpg'),
            cut,
            [cv2.IMWRITE_JPEG_QUALITY, 88, cv2.IMWRITE_JPEG_OPTIMIZE, 1, cv2.IMWRITE_JPEG_PROGRESSIVE, 1],
        )
        print('cut', stem)


if __name__ == '__main__':
    main()
