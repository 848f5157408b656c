import type { ReactNode } from 'react';

/** The place of one question in a step; tells when the focus comes into it. */
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
    // The focus is only noticed here, nothing is done with it: no role is missing.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div data-field={name} onFocus={() => onEnter(name)}>
      {children}
    </div>
  );
}
