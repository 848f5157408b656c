import type { NamedTest } from '../support/listed-tests.ts';

/** Status of a criterion. */
export type WcagStatus =
  | { kind: 'proved'; tests: readonly NamedTest[] }
  /** Checked by a person; what, where, and in which month (`2026-11`). */
  | { kind: 'inspected'; how: string; month: string }
  | { kind: 'not-applicable'; why: string };

export interface WcagCriterion {
  /** As in WCAG 2.2, e.g. `1.4.3`. */
  id: `${number}.${number}.${number}`;
  level: 'A' | 'AA';
  name: string;
  status: WcagStatus;
}

const proof = (file: string, title: string): NamedTest => ({ file, title });
const story = (file: string, title: string) => proof(`src/testing/e2e/${file}.e2e.ts`, title);
const own = (title: string) => proof('src/testing/accessibility/wcag.test.ts', title);
const page = (title: string) => proof('src/testing/repo/pages.test.ts', title);
const form = (title: string) =>
  proof('src/features/report-requests/questionnaire/questionnaire-form.long.test.tsx', title);

/** axe-core on every page; `npm run audit` checks each in nine variants. */
const axePages = [
  story('accessible', 'Every page passes axe on a phone in light colours'),
  story('accessible', 'Every page passes axe on a desktop in dark colours'),
];
/** axe-core on everything that can be opened. */
const axeStates = story('accessible', 'The state “*” passes axe *');
/** The owner’s work on a request and the client’s page of it, on phones; axe-core looks at each state. */
const requestOnPhones = story(
  'request-to-report',
  'On two phones, a request becomes a reply, a visit and a report without leaving the inbox',
);
const clientPage = (title: string) => proof('server/http/routes/client-pages.long.test.ts', title);
const axe = [...axePages, axeStates, requestOnPhones];
const sound = proof(
  'src/testing/repo/html.long.test.ts',
  'every page is valid HTML, even one that is not found',
);
const narrow = story(
  'zoom',
  'Pages never scroll sideways on a narrow phone, with wider text spacing or at twice the text size',
);
const tab = story(
  'keyboard-reading',
  'A reader moves through a page with Tab alone, and the focus is always visible',
);
const keyboard = story('keyboard-reading', 'A keyboard user orders a report and attaches a plan');
const keyboardElsewhere = story(
  'keyboard',
  'A keyboard user enlarges a picture, searches, sends a chat message and reads the inbox',
);
const largeAids = story(
  'offline-search',
  'Search and reading aids pass axe with large text on a narrow phone',
);
const still = story(
  'keyboard-reading',
  'Nothing animates for a visitor who prefers reduced motion',
);
const mistakes = story(
  'forms-questionnaires',
  '*: says what is wrong with a name and an email address',
);
const menu = story(
  'site-navigation',
  'A visitor moves between pages by the menu, which closes on Escape, a click outside and a link',
);
const diagrams = story(
  'reading',
  'A reader enlarges the four climate diagrams and closes them by button, key and backdrop',
);
const village = story(
  'reading',
  'A reader walks through the village: every caption with its number, two videos, pictures that enlarge',
);

const proved = (...tests: NamedTest[]): WcagStatus => ({ kind: 'proved', tests });
const notApplicable = (why: string): WcagStatus => ({ kind: 'not-applicable', why });

type Row = readonly [
  id: WcagCriterion['id'],
  level: WcagCriterion['level'],
  name: string,
  status: WcagStatus,
];

const noAudio = notApplicable('The two videos have no sound, and nothing else plays');
/**
 * Pictures are swiped, pinched and dragged away, toasts dragged away, files dropped; a button does each of these as
 * well.
 */
const buttonForEveryGesture = proved(
  keyboardElsewhere,
  story(
    'touch',
    'A reader on a phone swipes to the next picture, pinches to zoom, and drags it away to close',
  ),
  proof('src/ui/toast/toast-region.test.tsx', 'is dragged by its body, and not by its button'),
  proof(
    'src/features/report-requests/uploads/upload-control.long.test.tsx',
    'keeps picked files on the device and shows their sizes',
  ),
);

const rows: readonly Row[] = [
  [
    '1.1.1',
    'A',
    'Non-text content',
    proved(page('* > gives every picture a size and an alternative text'), ...axe),
  ],
  [
    '1.2.1',
    'A',
    'Audio-only and video-only',
    proved(village, own('describes in text what a video shows')),
  ],
  ['1.2.2', 'A', 'Captions', noAudio],
  ['1.2.3', 'A', 'Audio description or alternative', noAudio],
  ['1.2.4', 'AA', 'Captions (live)', notApplicable('Nothing is live')],
  ['1.2.5', 'AA', 'Audio description', noAudio],
  ['1.3.1', 'A', 'Info and relationships', proved(sound, ...axe)],
  [
    '1.3.2',
    'A',
    'Meaningful sequence',
    proved(tab, own('reads header, text and footer in that order, and the text can be skipped to')),
  ],
  [
    '1.3.3',
    'A',
    'Sensory characteristics',
    {
      kind: 'inspected',
      how: 'Every text in content, seed, forms and messages searched for places, shapes and colours next to a control (“the button on the right”, “the form below”): the one that named a form by its place alone now names it by its title',
      month: '2026-11',
    },
  ],
  ['1.3.4', 'AA', 'Orientation', proved(own('locks no screen orientation'))],
  [
    '1.3.5',
    'AA',
    'Identify input purpose',
    proved(
      own('names the purpose of what it asks about a person'),
      proof(
        'src/shared/questionnaires/definitions.test.ts',
        '* > names the purpose of what it asks about the person',
      ),
      proof(
        'src/features/report-requests/questionnaire/questionnaire-form.long.test.tsx',
        '*, *: every question has a control with its name and its purpose',
      ),
    ),
  ],
  [
    '1.4.1',
    'A',
    'Use of color',
    proved(
      proof(
        'src/features/outbox/outbox-list.test.tsx',
        'shows what waits, sends it now, and then shows the receipt',
      ),
      ...axe,
    ),
  ],
  ['1.4.2', 'A', 'Audio control', noAudio],
  [
    '1.4.3',
    'AA',
    'Contrast (minimum)',
    proved(
      proof(
        'src/styles/tokens.test.ts',
        'outdoor mode is pure black on pure white, replaces every colour, and meets AAA',
      ),
      ...axe,
    ),
  ],
  // A desktop of 1280 px at 400 % zoom is 320 px wide; the reader can set the text alone to 24 px.
  ['1.4.4', 'AA', 'Resize text', proved(narrow, largeAids)],
  [
    '1.4.5',
    'AA',
    'Images of text',
    proved(diagrams, own('shows no text in pictures: diagrams are SVG with real text')),
  ],
  ['1.4.10', 'AA', 'Reflow', proved(narrow)],
  [
    '1.4.11',
    'AA',
    'Non-text contrast',
    proved(
      proof(
        'src/styles/tokens.test.ts',
        'controls have a colour that meets contrast, never that of hairlines',
      ),
      proof(
        'src/styles/tokens.test.ts',
        'every text colour meets AA on every background of the * scheme',
      ),
      tab,
    ),
  ],
  ['1.4.12', 'AA', 'Text spacing', proved(narrow)],
  [
    '1.4.13',
    'AA',
    'Content on hover or focus',
    notApplicable(
      'Nothing opens under the pointer or with the focus; the skip link is itself the focus',
    ),
  ],
  ['2.1.1', 'A', 'Keyboard', proved(keyboard, keyboardElsewhere, diagrams, menu)],
  ['2.1.2', 'A', 'No keyboard trap', proved(tab, diagrams)],
  [
    '2.1.4',
    'A',
    'Character key shortcuts',
    proved(
      proof(
        'src/features/navigation/site-header.test.tsx',
        'the key does nothing when it was turned off',
      ),
      proof(
        'src/features/reading-aids/reading-aids.test.tsx',
        'the key of the search can be turned off, and stays off',
      ),
    ),
  ],
  [
    '2.2.1',
    'A',
    'Timing adjustable',
    // The only other time limit is the owner's session, after 30 days.
    proved(
      proof(
        'src/ui/toast/toast-region.test.tsx',
        'waits while the pointer is over it, and then for its full time again',
      ),
      proof(
        'src/ui/toast/toast-region.test.tsx',
        'F8 focuses it, and it waits while the focus is in it',
      ),
    ),
  ],
  ['2.2.2', 'A', 'Pause, stop, hide', proved(still, own('starts no video automatically'))],
  [
    '2.3.1',
    'A',
    'Three flashes',
    notApplicable('Nothing flashes; videos show a square and a promenade'),
  ],
  [
    '2.4.1',
    'A',
    'Bypass blocks',
    proved(tab, own('reads header, text and footer in that order, and the text can be skipped to')),
  ],
  [
    '2.4.2',
    'A',
    'Page titled',
    proved(page('* > has one title that ends in the name of the site, and one h1')),
  ],
  ['2.4.3', 'A', 'Focus order', proved(tab, menu, diagrams)],
  ['2.4.4', 'A', 'Link purpose (in context)', proved(...axe)],
  [
    '2.4.5',
    'AA',
    'Multiple ways',
    proved(menu, story('offline-search', 'A reader finds "moisture" while the server is down')),
  ],
  ['2.4.6', 'AA', 'Headings and labels', proved(sound, mistakes)],
  ['2.4.7', 'AA', 'Focus visible', proved(tab, keyboard)],
  ['2.4.11', 'AA', 'Focus not obscured (minimum)', proved(tab, keyboard)],
  ['2.5.1', 'A', 'Pointer gestures', buttonForEveryGesture],
  [
    '2.5.2',
    'A',
    'Pointer cancellation',
    notApplicable('Buttons and links act when the finger is lifted, as the browser does it'),
  ],
  [
    '2.5.3',
    'A',
    'Label in name',
    proved(own('has the visible label of a control in its accessible name')),
  ],
  [
    '2.5.4',
    'A',
    'Motion actuation',
    notApplicable('Nothing listens to the movement of the device'),
  ],
  ['2.5.7', 'AA', 'Dragging movements', buttonForEveryGesture],
  ['2.5.8', 'AA', 'Target size (minimum)', proved(...axe)],
  ['3.1.1', 'A', 'Language of page', proved(own('says which language it is in'))],
  [
    '3.1.2',
    'AA',
    'Language of parts',
    // Elsewhere these words are used as terms of the trade, and names are names.
    proved(own('marks terms of another language where it explains them')),
  ],
  ['3.2.1', 'A', 'On focus', proved(tab)],
  [
    '3.2.2',
    'A',
    'On input',
    proved(
      story('reading', 'A reader searches the library, and sees a message when nothing is found'),
      form('Next and Back move through the sections and focus their headings'),
    ),
  ],
  ['3.2.3', 'AA', 'Consistent navigation', proved(own('has the same navigation on every page'))],
  [
    '3.2.4',
    'AA',
    'Consistent identification',
    proved(own('has the same navigation on every page')),
  ],
  ['3.2.6', 'A', 'Consistent help', proved(own('offers help in the same position on every page'))],
  [
    '3.3.1',
    'A',
    'Error identification',
    proved(
      mistakes,
      requestOnPhones,
      clientPage(
        'takes words and files of a plain form, and loses none of the words when a file is refused',
      ),
    ),
  ],
  ['3.3.2', 'A', 'Labels or instructions', proved(mistakes, axeStates, requestOnPhones)],
  ['3.3.3', 'AA', 'Error suggestion', proved(mistakes, requestOnPhones)],
  [
    '3.3.4',
    'AA',
    'Error prevention (legal, financial, data)',
    proved(
      form('shows the answers under their labels before they are sent'),
      // A reply and a report are shown as the client will see them before they go out.
      requestOnPhones,
      proof(
        'server/http/routes/work.test.ts',
        'cancels a payment by another entry, and takes it again',
      ),
    ),
  ],
  [
    '3.3.7',
    'A',
    'Redundant entry',
    proved(story('forms-device', 'A reload returns to the same field with every answer and file')),
  ],
  [
    '3.3.8',
    'AA',
    'Accessible authentication (minimum)',
    proved(
      proof(
        'src/features/inbox/section-access-dialog.test.tsx',
        'a password manager signs the owner in',
      ),
      clientPage(
        'opens with the email address of the request, however it is written, and with no other',
      ),
    ),
  ],
  ['4.1.2', 'A', 'Name, role, value', proved(...axe)],
  [
    '4.1.3',
    'AA',
    'Status messages',
    proved(
      story('reading', 'A reader searches the library, and sees a message when nothing is found'),
      axeStates,
      clientPage(
        'slows wrong addresses down, and shuts nobody out for more than a quarter of an hour',
      ),
    ),
  ],
];

/** Every criterion of WCAG 2.2, levels A and AA, with the site's status. */
export const wcag: readonly WcagCriterion[] = rows.map(([id, level, name, status]) => ({
  id,
  level,
  name,
  status,
}));
