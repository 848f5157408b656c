import type { ReactNode } from 'react';

/** Wraps one question of a step, and reports when the focus enters it. */
export function FieldRow({
  name,
  onEnter,
  children,
}: {
  name: string;
  onEnter: (name: string) => void;
  children: ReactNode;
}) {
  return (
    // It only observes the focus and is not interactive, so it needs no role.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div data-field={name} onFocus={() => onEnter(name)}>
      {children}
    </div>
  );
}
