import type { ComponentType } from 'react';
import { useController } from 'react-hook-form';
import type { SelectFieldProps } from './select-props.ts';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

interface ShortFieldBase {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
}
/** A field of a short form; all of them are required. */
export type ShortField =
  | (ShortFieldBase & {
      readonly kind: 'line';
      readonly type?: 'text' | 'email';
      readonly autoComplete?: string;
    })
  | (ShortFieldBase & { readonly kind: 'text'; readonly rows?: number })
  | (ShortFieldBase & {
      readonly kind: 'choice';
      readonly options: readonly { readonly value: string; readonly label: string }[];
      readonly placeholder?: string;
      /** Given, so that a form without a select does not load its code; see `loadSelect`. */
      readonly control: ComponentType<SelectFieldProps>;
    });

export function ShortFormField({ field }: { field: ShortField }) {
  const { field: control, fieldState } = useController<Record<string, string>>({
    name: field.name,
  });
  const shared = {
    name: field.name,
    label: field.label,
    help: field.help,
    isRequired: true,
    error: fieldState.error?.message,
    value: control.value ?? '',
    onChange: control.onChange,
    onBlur: control.onBlur,
    inputRef: control.ref,
  };
  switch (field.kind) {
    case 'line':
      return (
        <TextField {...shared} type={field.type ?? 'text'} autoComplete={field.autoComplete} />
      );
    case 'text':
      return <TextArea {...shared} rows={field.rows} />;
    case 'choice': {
      const Select = field.control;
      return <Select {...shared} options={field.options} placeholder={field.placeholder} />;
    }
  }
}
