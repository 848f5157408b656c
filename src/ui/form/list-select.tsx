import { Check, ChevronDown } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Button, Select, SelectValue } from 'react-aria-components/Select';
import { Field } from './field.tsx';
import { useFieldIds } from './form-scope.ts';
import { defaultPlaceholder, noAnswerLabel } from './select-props.ts';
import type { SelectFieldProps } from './select-props.ts';
import styles from './form.module.css';

/** Distance of the open list from the edge of the window, in CSS pixels. */
const windowPaddingPx = 10;
/** Key of the option that clears the choice; the list does not accept an empty key. */
const noAnswerKey = 'no-answer:';

/** A button that opens a list; type-ahead starts again after a second without a key. */
export function ListSelect({
  options,
  placeholder = defaultPlaceholder,
  value,
  onChange,
  onBlur,
  inputRef,
  ...field
}: SelectFieldProps) {
  const ids = useFieldIds(field.name);
  const description = [field.help && ids.help, field.error && ids.error].filter(Boolean).join(' ');
  return (
    <Field {...field}>
      <Select
        className={styles['select'] ?? ''}
        name={field.name}
        placeholder={placeholder}
        isRequired={field.isRequired ?? false}
        isInvalid={field.error !== undefined}
        validationBehavior="aria"
        aria-labelledby={ids.label}
        aria-describedby={description}
        value={value === '' ? null : value}
        onChange={(key) => onChange(key === null || key === noAnswerKey ? '' : String(key))}
        onBlur={() => onBlur?.()}
      >
        <Button id={ids.control} ref={inputRef} className={styles['select-button'] ?? ''}>
          <SelectValue className={styles['select-value'] ?? ''}>
            {({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}
          </SelectValue>
          <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
        </Button>
        <Popover className={styles['popover'] ?? ''} containerPadding={windowPaddingPx} offset={4}>
          <ListBox className={styles['list'] ?? ''}>
            {field.isRequired === true || value === '' ? null : (
              <ListBoxItem
                id={noAnswerKey}
                className={styles['list-item'] ?? ''}
                textValue={noAnswerLabel}
              >
                <span className={styles['no-answer']}>{noAnswerLabel}</span>
              </ListBoxItem>
            )}
            {options.map((option) => (
              <ListBoxItem
                key={option.value}
                id={option.value}
                className={styles['list-item'] ?? ''}
                textValue={option.label}
              >
                <span>{option.label}</span>
                {option.value === value ? (
                  <Check size={18} strokeWidth={1.5} aria-hidden="true" />
                ) : null}
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </Select>
    </Field>
  );
}
