import type { ComponentType } from 'react';
import { projectTypes } from '#shared/api/contact.ts';
import { Second } from '#shared/time.ts';
import type { SelectFieldProps } from '#ui/form/select-props.ts';
import type { ShortField } from '#ui/form/short-form-field.tsx';
import { leftRefusedToast, takesLongerToast } from '#ui/form/outcome-toasts.ts';
import type { ToastContent } from '#ui/toast/toasts.ts';

/** The form's fields, with the select of this device. */
export const contactFields = (control: ComponentType<SelectFieldProps>): readonly ShortField[] => [
  { kind: 'line', name: 'name', label: 'Name', autoComplete: 'name' },
  { kind: 'line', name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
  {
    kind: 'choice',
    name: 'projectType',
    label: 'Project type',
    options: projectTypes,
    placeholder: 'Select a project type',
    control,
  },
  {
    kind: 'text',
    name: 'message',
    label: 'Message',
    rows: 6,
    help: 'Where the land or the house is, what you have in mind, and what you would like to know first.',
  },
];

const durationMs = 10 * Second.ms;

export const deliveredToast: ToastContent = {
  title: 'Form submitted successfully!',
  description: "We'll get back to you soon.",
  tone: 'success',
  durationMs,
};

export const waitingToast: ToastContent = {
  title: 'Saved on this device',
  description:
    'We cannot be reached at the moment. Your message is kept here and will be sent by itself when there is a connection.',
  durationMs,
};

/** As above, where we were reached. */
export const slowToast = takesLongerToast({ durationMs });

const failedTitle = 'Submission failed';

/** @param detail the server's sentence for the visitor, or null */
export function failedToast(detail: string | null): ToastContent {
  return {
    title: failedTitle,
    description: detail ?? 'There was a problem submitting your form. Please try again.',
    tone: 'destructive',
    durationMs,
  };
}

/** As above, where the form is no longer open. */
export const leftToast = leftRefusedToast(failedTitle, { durationMs });
