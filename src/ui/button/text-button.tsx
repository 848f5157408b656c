import type { ComponentProps } from 'react';
import styles from './text-button.module.css';

/**
 * A native button that reads as words, for what stands beside the main thing to do.
 *
 * `link` (the default) is underlined; `way` leads somewhere and carries an icon instead. `type` is `button` unless it
 * is said.
 */
export function TextButton({
  look = 'link',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: 'link' | 'way' }) {
  const classes = [styles['text'], styles[look], className];
  return <button type={type} className={classes.filter(Boolean).join(' ')} {...rest} />;
}
