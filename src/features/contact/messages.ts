import type { ComponentType } from 'react';
import { projectTypes } from '#shared/api/contact.ts';
import { Second } from '#shared/time.ts';
import type { SelectFieldProps } from '#ui/form/select-props.ts';
import type { ShortField } from '#ui/form/short-form-field.tsx';
import { refusedAfterCloseToast, takesLongerToast } from '#ui/form/outcome-toasts.ts';
import type { OutcomeToasts } from '#ui/form/show-outcome.ts';

/** The form's fields, with the select of this device. */
export const contactFields = (control: ComponentType<SelectFieldProps>): readonly ShortField[] => [
  { kind: 'line', name: 'name', label: 'Name', autoComplete: 'name' },
  { kind: 'line', name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
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
    help: 'Where the land or the house is, what you have in mind, and what you’d like to know first.',
  },
];

const durationMs = 10 * Second.ms;

const failedTitle = 'Submission failed';

export const outcomeToasts: OutcomeToasts = {
  delivered: {
    title: 'Form submitted successfully!',
    description: "We'll get back to you soon.",
    tone: 'success',
    durationMs,
  },
  waiting: {
    title: 'Saved on this device',
    description:
      'You seem to be offline. We’ve saved your message and will send it when you’re back online.',
    durationMs,
  },
  slow: takesLongerToast({ durationMs }),
  failed: (detail) => ({
    title: failedTitle,
    // The server's sentence for the visitor, where there is one.
    description: detail ?? 'There was a problem submitting your form. Please try again.',
    tone: 'destructive',
    durationMs,
  }),
  left: refusedAfterCloseToast(failedTitle, { durationMs }),
};
