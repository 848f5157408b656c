import type { SelectFieldProps } from './select-props.ts';
import { ListSelect } from './list-select.tsx';
import { NativeSelect } from './native-select.tsx';

/** The phone's own picker under a thumb, a list with type-ahead under a mouse or keyboard. Client only. */
export function SelectField(props: SelectFieldProps) {
  const isTouched = window.matchMedia('(pointer: coarse)').matches;
  return isTouched ? <NativeSelect {...props} /> : <ListSelect {...props} />;
}
