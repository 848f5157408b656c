import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/**
 * Shows below their fields what the server refused before this form was mounted, each until its answer is changed: a
 * form that was not submitted yet does not validate automatically.
 * @param refused messages by field name, as they were at the first render
 */
export function useInitialServerErrors(
  form: UseFormReturn<Record<string, string>>,
  refused: Readonly<Record<string, string>>,
): void {
  const [first] = useState(refused);
  const { clearErrors, setError, subscribe } = form;
  useEffect(() => {
    for (const [name, message] of Object.entries(first)) {
      setError(name, { type: 'refused', message });
    }
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name !== undefined && name in first) clearErrors(name);
      },
    });
  }, [clearErrors, first, setError, subscribe]);
}
