/** Reducing is offered for pictures above this size, in bytes. */
export const reduceAboveBytes = 2 * 1024 * 1024;
/** No camera makes larger pictures; decoding such a file could crash the page. */
const reduceAtMostBytes = 200 * 1024 * 1024;
/** Longest side of a reduced photo, in pixels: enough to read a title plan. */
const longestSidePx = 2_560;

const jpegQuality = 0.85;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size that fits the longest side; never larger than the original. */
export function reducedSize({ width, height }: Size, longestPx = longestSidePx): Size {
  const factor = Math.min(1, longestPx / Math.max(width, height));
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}

/** Whether reducing could help for this type of file. */
export function isPhoto(file: Pick<File, 'type' | 'name'>): boolean {
  return (
    /^image\/(jpeg|png|webp|avif|hei[cf])$/.test(file.type) ||
    /\.(jpe?g|png|webp|avif|hei[cf])$/i.test(file.name)
  );
}

/** Whether a picked file is a photo that reducing could help. */
export function isReducible(file: Pick<File, 'type' | 'name' | 'size'>): boolean {
  return isPhoto(file) && file.size > reduceAboveBytes && file.size <= reduceAtMostBytes;
}

/**
 * A smaller JPEG of a photo, upright, without the metadata of place and time. A JPEG is re-encoded for that even when
 * it does not get smaller. The original file, with its metadata, where this browser cannot decode it or another format
 * would grow.
 */
export async function reducePhoto(file: File, longestPx = longestSidePx): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = reducedSize(bitmap, longestPx);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (context === null) return file;
    // A transparent plan would turn black as a JPEG.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', jpegQuality);
    });
    if (blob === null) return file;
    if (blob.size >= file.size && file.type !== 'image/jpeg') return file;
    const name = file.name.replace(/\.[^.]+$/, '') + '.jpg';
    return new File([blob], name, { type: 'image/jpeg', lastModified: file.lastModified });
  } catch {
    return file;
  }
}
