#!/usr/bin/python3
"""Turn the raw passes of one render into a finished master.

finish.py passes.npz master.jpg ["{'exposure': 0.2}"]

Take the noise out (denoise.py), add glow and haze, grade, apply the Filmic curve, enlarge to the master's width,
then the plate tone and the grain. Runs outside Blender (numpy and cv2), so that a change of finish
does not cost another render.
"""
import ast
import os
import sys

import cv2
import numpy as np

from denoise import denoise

HERE = os.path.dirname(os.path.abspath(__file__))
F = np.float32
LUMA = np.array([0.2126, 0.7152, 0.0722], F)
cv2.setNumThreads(1)


def rgb(h):
    return np.array([int(h[i : i + 2], 16) for i in (1, 3, 5)], F) / 255


PAPER, INK = rgb('#f3ead9'), rgb('#2b221c')


def filmic(px):
    """Blender's Filmic from the baked table, trilinear in log2."""
    table = np.load(os.path.join(HERE, 'filmic.npy')).astype(F)
    n = table.shape[0]
    x = (np.log2(np.maximum(px, 2.0**-12.4)) + 12.5) / 19 * (n - 1)
    x = np.clip(x, 0, n - 1.001)
    i = x.astype(np.int32)
    f = (x - i).astype(F)
    flat = table.reshape(-1, 3)
    out = np.zeros_like(px, F)
    for corner in range(8):
        d = [(corner >> k) & 1 for k in range(3)]
        idx = ((i[..., 0] + d[0]) * n + i[..., 1] + d[1]) * n + i[..., 2] + d[2]
        w = np.ones(idx.shape, F)
        for k in range(3):
            w = w * (f[..., k] if d[k] else 1 - f[..., k])
        out += flat[idx] * w[..., None]
    return out


def grade(px, sat=0.86, warm=(1.02, 1.0, 0.965)):
    L = (px @ LUMA)[..., None]
    lift = 0.0042 * np.array([1.0, 0.93, 0.85], F)
    return np.maximum(0, (L + (px - L) * F(sat)) * np.array(warm, F) + lift)


def tone(im, sat=0.92, con=0.16):
    """Gentle S-curve, umber in the shadows, paper in the lights."""
    L = (im @ LUMA)[..., None]
    x = np.clip(L + (im - L) * sat, 0, 1)
    x = x + con * (x * x * (3 - 2 * x) - x) * 2
    t = np.clip(L, 0, 1)
    x = x * (1 - 0.10 * (1 - t)) + INK * (0.10 * (1 - t))
    x = x * (1 - 0.13 * t**2) + (x * PAPER * 1.04) * (0.13 * t**2)
    return np.clip(x, 0, 1)


def grain(h, w, rng):
    a = cv2.GaussianBlur(rng.normal(0, 1, (h, w)).astype(F), (0, 0), 0.9)
    b = cv2.GaussianBlur(rng.normal(0, 1, (h // 4 + 1, w // 4 + 1)).astype(F), (0, 0), 1.2)
    b = cv2.resize(b, (w, h))
    return 0.75 * a / a.std() + 0.35 * b / b.std()


def main(source, master, overrides='{}'):
    data = np.load(source)
    meta = ast.literal_eval(str(data['meta']))
    meta.update(ast.literal_eval(overrides))  # the list's own wishes, as they are now
    part = {key: data[key].astype(F) for key in data.files if key != 'meta'}
    Z = part['Z']
    px = denoise(
        [part['I0'], part['I1']], (part['A0'] + part['A1']) / 2, (part['N0'] + part['N1']) / 2
    )
    w = px.shape[1]
    bright = np.maximum(px - 1.2, 0).astype(F)
    px = px + 0.10 * cv2.GaussianBlur(bright, (0, 0), w / 160)
    px = px + 0.06 * cv2.GaussianBlur(bright, (0, 0), w / 40)
    if meta.get('haze'):
        veil = 1 - np.exp(-np.maximum(np.minimum(Z, 4000) - 12, 0) / meta['haze'])
        veil = (veil * (Z < 1e5) * 0.82)[..., None].astype(F)
        px = px * (1 - veil) + np.array(meta.get('haze_colour', (0.62, 0.52, 0.42)), F) * veil
    if 'horizon' in meta:  # Blender's sky is dark below the horizon: show far haze where no ground is hit
        h, w = Z.shape
        row = int(h / 2 + meta['horizon'] * w)
        low = (Z > 1e5) & (np.arange(h)[:, None] >= row - 1)
        sky = np.median(px[max(0, row - 6) : row - 2], axis=0)[None]
        px = np.where(low[..., None], np.broadcast_to(sky * 0.96, px.shape), px)
    px = grade(px.astype(F), meta.get('saturation', 0.86)) * F(2.0 ** meta.get('exposure', 0))
    im = np.clip(filmic(px), 0, 1)
    if meta.get('mirror'):
        im = im[:, ::-1]
    if meta.get('crop'):  # fractions: left, top, right, bottom
        l, t, r, b = meta['crop']
        hh, ww = im.shape[:2]
        im = im[int(t * hh) : int(b * hh), int(l * ww) : int(r * ww)]
    target = meta.get('width', 1600)
    if im.shape[1] != target:
        size = (target, int(round(im.shape[0] * target / im.shape[1])))
        up = target > im.shape[1]
        im = np.clip(cv2.resize(im, size, interpolation=cv2.INTER_LANCZOS4 if up else cv2.INTER_AREA), 0, 1)
        if up:
            im = np.clip(im + 0.35 * (im - cv2.GaussianBlur(im, (0, 0), 1.1)), 0, 1)
    rng = np.random.default_rng(7)
    im = tone(im) + grain(*im.shape[:2], rng)[..., None] * F(0.012)
    os.makedirs(os.path.dirname(master), exist_ok=True)
    out = (np.clip(im, 0, 1)[..., ::-1] * 255 + 0.5).astype(np.uint8)
    cv2.imwrite(
        master + '.part.jpg',
        out,
        [cv2.IMWRITE_JPEG_QUALITY, 85, cv2.IMWRITE_JPEG_OPTIMIZE, 1, cv2.IMWRITE_JPEG_PROGRESSIVE, 1],
    )
    os.replace(master + '.part.jpg', master)
    print('FINISHED', master, '%dx%d' % (out.shape[1], out.shape[0]), os.path.getsize(master) // 1000, 'kB')


if __name__ == '__main__':
    main(*sys.argv[1:4])
