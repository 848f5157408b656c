import type { ComponentProps } from 'react';

/** `full` is the one thing to do here, `quiet` everything beside it. */
export type ButtonTone = 'full' | 'quiet';

/** A native button in the house style; `type` is `button` unless it is said. */
export function Button({
  tone = 'full',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { tone?: ButtonTone }) {
  const classes = ['button', tone === 'quiet' ? 'button-quiet' : '', className ?? ''];
  return <button type={type} className={classes.filter(Boolean).join(' ')} {...rest} />;
}
