/** Which copies of the pictures a device downloads: 800 pixels wide, or 1600. */
export type PictureSize = 'phone' | 'tablet';

const key = 'natural-building-design:picture-size';

/** A screen whose shorter side has fewer CSS pixels is a phone, whatever its density. */
const tabletSideCssPx = 600;
/** Screens with fewer pixels across do not need more than the phone's copies. */
const tabletSidePx = 1_200;

/**
 * The size for this device: chosen by its screen the first time and then stored, since another screen may be connected.
 */
export function pictureSize(): PictureSize {
  try {
    const kept = localStorage.getItem(key);
    if (kept === 'phone' || kept === 'tablet') return kept;
    const chosen = sizeForScreen();
    localStorage.setItem(key, chosen);
    return chosen;
  } catch {
    return sizeForScreen();
  }
}

function sizeForScreen(): PictureSize {
  if (typeof screen === 'undefined') return 'phone';
  const side = Math.min(screen.width, screen.height);
  const isTablet = side >= tabletSideCssPx && side * devicePixelRatio >= tabletSidePx;
  return isTablet ? 'tablet' : 'phone';
}
