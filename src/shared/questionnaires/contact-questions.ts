import type { Question } from './question.ts';

/** Phone, with the same wording in all four questionnaires. */
export const phoneQuestion = {
  kind: 'phone',
  name: 'phone',
  label: 'Phone',
  help: 'Only if you’d like us to call. Add the times that suit you.',
  autocomplete: 'tel',
} as const satisfies Question;

const nameHelp = 'We’ll address our reply to this name.';
const emailHelp = 'We’ll send the confirmation and the report to this address.';

/** Who is asking, for the permit, new house and extension questionnaires. */
export const consultationContact: readonly Question[] = [
  {
    kind: 'name',
    name: 'name',
    label: 'Name',
    help: nameHelp,
    isRequired: true,
    minLength: 1,
    message: 'Name is required',
    autocomplete: 'name',
  },
  {
    kind: 'email',
    name: 'email',
    label: 'Email',
    help: emailHelp,
    isRequired: true,
    message: 'Valid email is required',
    autocomplete: 'email',
  },
  phoneQuestion,
];

/** Who is asking, for the natural building questionnaire, whose error messages are worded differently. */
export const naturalBuildingContact: readonly Question[] = [
  {
    kind: 'name',
    name: 'name',
    label: 'Name',
    help: nameHelp,
    isRequired: true,
    minLength: 2,
    message: 'Name must be at least 2 characters',
    autocomplete: 'name',
  },
  {
    kind: 'email',
    name: 'email',
    label: 'Email',
    help: emailHelp,
    isRequired: true,
    message: 'Please enter a valid email address',
    autocomplete: 'email',
  },
  phoneQuestion,
];

/** The property's address, sent as the location of a consultation request. */
export const addressQuestion = {
  kind: 'line',
  name: 'propertyAddress',
  label: 'Property address',
  help: 'Street, number and locality. For land without a number: the road, nearest cross street, and lot and plan number from the title, such as Lot 2 PS 412345.',
  autocomplete: 'street-address',
} as const satisfies Question;
