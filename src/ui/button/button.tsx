import type { ComponentProps } from 'react';

/** `full` is the primary action, `quiet` a secondary one. */
export type ButtonTone = 'full' | 'quiet';

/** A native button; `type` defaults to `button`. */
export function Button({
  tone = 'full',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { tone?: ButtonTone }) {
  const classes = ['button', tone === 'quiet' ? 'button-quiet' : '', className ?? ''];
  return <button type={type} className={classes.filter(Boolean).join(' ')} {...rest} />;
}
