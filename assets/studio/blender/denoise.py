"""Take the noise out of a render that was made in two halves.

Weighted first-order regression (after Bitterli and others, 2016): around every pixel the colour is fitted as a plane
over what the renderer knows without noise, the albedo and the normal; pixels count by how alike their surroundings
look once the noise, known from the difference of the halves, is allowed for. Because a pixel on an edge is a mixture of
two surfaces in its features just as in its colour, edges come out smooth, and texture stays as sharp as the albedo.
"""
import cv2
import numpy as np

F = np.float32
PATCH = 3  # half the width, in pixels, of the surroundings that are compared
BAND = 24  # rows whose likeness is found at a time
RUN = 200  # pixels fitted at a time, so that their neighbours stay in the processor's cache
NEAR = 2  # neighbours up to here are all asked


def offsets(radius, share):
    """Neighbours that are asked, as (dy, dx): all that are near, a share of those farther off.

    Which of these is chance, from a seed: a lattice would print its own weave on the picture.
    """
    chance = np.random.default_rng(5)
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            asked = chance.random() < share and dy * dy + dx * dx <= radius * radius
            if max(abs(dy), abs(dx)) <= NEAR or asked:
                yield dy, dx


def calm(colour, limit=4):
    """Pull single pixels that outshine all their surroundings down to them."""
    light = np.log1p(colour.max(-1))
    around = cv2.dilate(cv2.medianBlur(light, 3), np.ones((3, 3)))
    most = np.expm1(around) * F(limit) + F(0.1)
    return colour * np.minimum(1, most / np.maximum(colour.max(-1), 1e-6))[..., None]


def alike(guide, noise, rows, places, pad, strength):
    """How alike the surroundings of each pixel of a band and of its neighbours are beyond their noise.

    Takes the padded guide and its variance; answers (neighbours, rows, width), 0 to 1.
    """
    span = slice(rows.start + pad - PATCH, rows.stop + pad + PATCH)
    width = guide.shape[1] - 2 * pad
    middle = slice(pad - PATCH, pad + width + PATCH)
    here, here_noise = guide[span, middle], noise[span, middle]
    out = np.empty((len(places), rows.stop - rows.start, width), F)
    for k, (dy, dx) in enumerate(places):
        moved = (
            slice(span.start + dy, span.stop + dy),
            slice(middle.start + dx, middle.stop + dx),
        )
        there_noise = noise[moved]
        unlike = here - guide[moved]
        unlike *= unlike
        unlike -= here_noise + np.minimum(here_noise, there_noise)
        unlike /= F(strength) * (here_noise + there_noise) + F(1e-4)
        total = unlike @ np.ones(3, F)
        patch = cv2.blur(total, (2 * PATCH + 1, 2 * PATCH + 1))[PATCH:-PATCH, PATCH:-PATCH]
        out[k] = np.exp(np.minimum(patch / F(-3), 0))
    return out


def regress(colour, features, guide, noise, places, strength):
    """The colour of each pixel's own plane, fitted over its neighbours."""
    h, w, n = features.shape
    pad = max(max(abs(dy), abs(dx)) for dy, dx in places) + PATCH
    border = ((pad, pad), (pad, pad), (0, 0))
    one = np.ones((h, w, 1), F)
    wide = np.pad(np.concatenate([one, features, colour], -1), border, 'reflect')
    guide, noise = np.pad(guide, border, 'reflect'), np.pad(noise, border, 'reflect')
    line = w + 2 * pad
    flat = wide.reshape(-1, n + 4)
    steps = np.array([dy * line + dx for dy, dx in places])
    out = np.empty((h, w, 3), F)
    for top in range(0, h, BAND):
        rows = slice(top, min(h, top + BAND))
        weight = alike(guide, noise, rows, places, pad, strength)
        for y in range(rows.start, rows.stop):
            for left in range(0, w, RUN):
                run = np.arange(left, min(w, left + RUN))
                here = (y + pad) * line + pad + run
                near = flat.take(here[:, None] + steps, 0)
                near[..., 1 : n + 1] -= features[y, run, None]
                out[y, run] = solve(near, weight[:, y - top, run].T, n)
    return out


def solve(near, weight, n):
    """The planes' values at their own pixel: near is (pixels, neighbours, 1 + features + colour)."""
    sums = np.matmul((near[..., : n + 1] * weight[..., None]).swapaxes(-1, -2), near)
    left = np.ascontiguousarray(sums[..., : n + 1])
    total = left[..., 0, 0].copy()
    for a in range(1, n + 1):  # a slope must earn its place: the fewer the neighbours, the more
        left[..., a, a] += total * F(4e-4) + F(0.6) * left[..., a, a] / total
    return np.linalg.solve(left, sums[..., n + 1 :])[..., 0, :]


def spread(first, second):
    """The variance of the two halves' mean, evened out because two samples tell little."""
    raw = ((first - second) / 2) ** 2
    even = cv2.GaussianBlur(raw, (0, 0), 1.5)
    return np.minimum(np.maximum(even, raw * F(0.25)), even * 4)


def denoise(halves, albedo, normal, radius=9, share=0.45, strength=0.5):
    """A clean picture from two halves (h, w, 3), their albedo and their normals.

    Each half is fitted by weights that the other half gives, so that no noise chooses itself.
    """
    halves = [calm(half) for half in halves]
    features = np.concatenate([albedo, normal * F(0.5)], -1).astype(F)
    shade = [np.log1p(half * 4) for half in halves]
    noise = spread(*shade) * 2
    places = list(offsets(radius, share))
    fitted = [regress(halves[k], features, shade[1 - k], noise, places, strength) for k in (0, 1)]
    return np.maximum((fitted[0] + fitted[1]) / 2, 0)
