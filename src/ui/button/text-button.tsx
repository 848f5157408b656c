import type { ComponentProps } from 'react';
import styles from './text-button.module.css';

/**
 * A native button that looks like text, for secondary actions.  `link` (the default) is underlined; `navigation` leads
 * somewhere and has an icon instead. `type` defaults to `button`.
 */
export function TextButton({
  look = 'link',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: 'link' | 'navigation' }) {
  const classes = [styles['text'], styles[look], className];
  return <button type={type} className={classes.filter(Boolean).join(' ')} {...rest} />;
}
