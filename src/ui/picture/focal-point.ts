import type { Picture } from '#shared/media.ts';
import styles from './focal-point.module.css';

/**
 * Attributes of an image that set `--across` and `--down` to what its owner wants in view, and nothing for any other.
 * In tenths: the policy of the site lets no document bring styles of its own.
 * @param own the image's own class
 */
export function focalPointProps({ focus }: Picture, own: string | undefined) {
  if (focus === undefined) return { className: own };
  return {
    className: `${own} ${styles['focus']}`,
    'data-x': Math.round(focus.x * 10),
    'data-y': Math.round(focus.y * 10),
  };
}
