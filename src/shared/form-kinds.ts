/**
 * One form a visitor can fill in and send. Only data: the modules with the body schemas are large, and the first page
 * and the worker need none of them.
 */
interface FormDescription {
  /** Its name for the visitor, usable within a sentence or alone. */
  readonly name: string;
  /** Path of the endpoint that takes the finished form. */
  readonly path:
    | '/api/contact'
    | '/api/natural-building-consultation'
    | '/api/consultation'
    | '/api/client-words';
  /** Page on which the form opens, as a site path. */
  readonly page: `/${string}`;
  /** Whether files can be attached to it. */
  readonly takesFiles: boolean;
  /** Whether its body always has `attachments`, the addresses of its files, even when there are none. */
  readonly hasAttachments: boolean;
  /** Whether it orders a report that is booked with a deposit. */
  readonly hasDeposit: boolean;
}

/** All forms; the keys are the values of `questionnaire` in a form's address. */
export const formKinds = [
  'contact',
  'chat',
  'naturalBuilding',
  'propertyAssessment',
  'newHouseDesign',
  'houseExtension',
  'clientWords',
] as const;

export type FormKind = (typeof formKinds)[number];

export const formDescriptions = {
  contact: {
    name: 'Message to the practice',
    path: '/api/contact',
    page: '/contact',
    takesFiles: false,
    hasAttachments: false,
    hasDeposit: false,
  },
  chat: {
    name: 'Chat message',
    path: '/api/contact',
    page: '/#chat',
    takesFiles: false,
    hasAttachments: false,
    hasDeposit: false,
  },
  naturalBuilding: {
    name: 'Natural building consultation',
    path: '/api/natural-building-consultation',
    page: '/design-services?questionnaire=naturalBuilding',
    takesFiles: true,
    hasAttachments: false,
    hasDeposit: true,
  },
  propertyAssessment: {
    name: 'Permit pathway report',
    path: '/api/consultation',
    page: '/design-services?questionnaire=propertyAssessment',
    takesFiles: true,
    hasAttachments: true,
    hasDeposit: true,
  },
  newHouseDesign: {
    name: 'New house design report',
    path: '/api/consultation',
    page: '/design-services?questionnaire=newHouseDesign',
    takesFiles: true,
    hasAttachments: true,
    hasDeposit: true,
  },
  houseExtension: {
    name: 'House extension report',
    path: '/api/consultation',
    page: '/design-services?questionnaire=houseExtension',
    takesFiles: true,
    hasAttachments: true,
    hasDeposit: true,
  },
  clientWords: {
    name: 'Added to your request',
    path: '/api/client-words',
    page: '/add-to-request',
    takesFiles: true,
    hasAttachments: true,
    hasDeposit: false,
  },
} as const satisfies Record<FormKind, FormDescription>;

/** Whether a text from outside (an address, a file) names a form. */
export function isFormKind(text: unknown): text is FormKind {
  return formKinds.some((kind) => kind === text);
}
