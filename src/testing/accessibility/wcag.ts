/** A test that proves a criterion: its file and the start of its name, as written there. */
export interface Proof {
  file: string;
  name: string;
}

/** Standing of a criterion. */
export type WcagStanding =
  | { kind: 'proved'; tests: readonly Proof[] }
  /** Checked by a person; what, where, and in which month (`2026-11`). */
  | { kind: 'looked-at'; how: string; month: string }
  | { kind: 'not-applicable'; why: string };

export interface WcagCriterion {
  /** As in WCAG 2.2, e.g. `1.4.3`. */
  id: `${number}.${number}.${number}`;
  level: 'A' | 'AA';
  name: string;
  standing: WcagStanding;
}

const proof = (file: string, name: string): Proof => ({ file, name });
const e2e = (file: string, name: string) => proof(`src/testing/e2e/${file}.e2e.ts`, name);
const own = (name: string) => proof('src/testing/accessibility/wcag.test.ts', name);
const page = (name: string) => proof('src/testing/repo/pages.test.ts', name);
const form = (name: string) =>
  proof('src/features/questionnaire/questionnaire-form.test.tsx', name);

/** axe-core on every page; `npm run audit` checks each in nine variants. */
const axePages = [
  e2e('accessible', 'Nobody is shut out of a page, on a phone in the light'),
  e2e('accessible', 'Nobody is shut out of a page, on a desk in the dark'),
];
/** axe-core on everything that can be opened. */
const axeStates = e2e('accessible', 'Nobody is shut out of what can be opened, ${name}');
const axe = [...axePages, axeStates];
const sound = proof('src/testing/repo/html.test.ts', 'every page is valid HTML, also one that');
const narrow = e2e('zoom', 'A reader on a narrow phone never scrolls sideways');
const tab = e2e(
  'keyboard-reading',
  'A reader goes through a page by Tab alone, always seeing where',
);
const keyboard = e2e('keyboard-reading', 'Somebody without a mouse asks for a report, with a plan');
const keyboardElsewhere = e2e('keyboard', 'Somebody without a mouse looks at a picture, finds');
const largeAids = e2e(
  'offline-search',
  'Nobody is shut out of the search and the aids, in large words on a narrow phone',
);
const still = e2e('keyboard-reading', 'Nothing moves for somebody who asked for stillness');
const mistakes = e2e(
  'forms-questionnaires',
  '${getQuestionnaire(kind).title}: says what is wrong with a name and an email address',
);
const menu = e2e(
  'site-navigation',
  'A visitor goes from page to page by the menu, which closes by every way out',
);
const diagrams = e2e(
  'reading',
  'A reader enlarges the four climate diagrams and closes them by every way out',
);
const village = e2e('reading', 'A reader walks through the village: every caption');

const proved = (...tests: Proof[]): WcagStanding => ({ kind: 'proved', tests });
const without = (why: string): WcagStanding => ({ kind: 'not-applicable', why });

type Row = readonly [
  id: WcagCriterion['id'],
  level: WcagCriterion['level'],
  name: string,
  standing: WcagStanding,
];

const noAudio = without('The two videos have no sound, and nothing else plays');
/**
 * Pictures are swiped, pinched and dragged away, toasts dragged away, files dropped; a button does each of these as
 * well.
 */
const buttonForEveryGesture = proved(
  keyboardElsewhere,
  e2e('touch', 'A reader on a phone swipes to the next picture, spreads two fingers'),
  proof('src/ui/toast/toast-region.test.tsx', 'is dragged by its body, and not by its button'),
  proof('src/features/uploads/upload-control.test.tsx', 'keeps picked files on the device'),
);

const rows: readonly Row[] = [
  [
    '1.1.1',
    'A',
    'Non-text content',
    proved(page('gives every picture a size and an alternative text'), ...axe),
  ],
  ['1.2.1', 'A', 'Audio-only and video-only', proved(village, own('says in words what a video'))],
  ['1.2.2', 'A', 'Captions', noAudio],
  ['1.2.3', 'A', 'Audio description or alternative', noAudio],
  ['1.2.4', 'AA', 'Captions (live)', without('Nothing is live')],
  ['1.2.5', 'AA', 'Audio description', noAudio],
  ['1.3.1', 'A', 'Info and relationships', proved(sound, ...axe)],
  ['1.3.2', 'A', 'Meaningful sequence', proved(tab, own('reads header, text and footer in'))],
  [
    '1.3.3',
    'A',
    'Sensory characteristics',
    {
      kind: 'looked-at',
      how: 'Every text in content, seed, forms and messages searched for places, shapes and colours next to a control (“the button on the right”, “the form below”): the one that named a form by its place alone now names it by its title',
      month: '2026-11',
    },
  ],
  ['1.3.4', 'AA', 'Orientation', proved(own('holds in neither direction'))],
  [
    '1.3.5',
    'AA',
    'Identify input purpose',
    proved(
      own('names the purpose of what it asks'),
      proof(
        'src/shared/questionnaires/definitions.test.ts',
        'names the purpose of what it asks about the person',
      ),
      proof(
        'src/features/questionnaire/questionnaire-form.test.tsx',
        '%s, %s: every question has a control with its name and its purpose',
      ),
    ),
  ],
  [
    '1.4.1',
    'A',
    'Use of color',
    proved(
      proof('src/features/outbox/outbox-list.test.tsx', 'shows what waits, sends it now'),
      ...axe,
    ),
  ],
  ['1.4.2', 'A', 'Audio control', noAudio],
  [
    '1.4.3',
    'AA',
    'Contrast (minimum)',
    proved(proof('src/styles/tokens.test.ts', 'outdoor mode is pure black on pure white'), ...axe),
  ],
  // A desktop of 1280 px at 400 % zoom is 320 px wide; the reader can set the text alone to 24 px.
  ['1.4.4', 'AA', 'Resize text', proved(narrow, largeAids)],
  ['1.4.5', 'AA', 'Images of text', proved(diagrams, own('keeps words out of pictures'))],
  ['1.4.10', 'AA', 'Reflow', proved(narrow)],
  [
    '1.4.11',
    'AA',
    'Non-text contrast',
    proved(
      proof(
        'src/styles/tokens.test.ts',
        'controls have a colour that meets contrast, never that of',
      ),
      proof('src/styles/tokens.test.ts', 'every text colour reads at AA on every ground'),
      tab,
    ),
  ],
  ['1.4.12', 'AA', 'Text spacing', proved(narrow)],
  [
    '1.4.13',
    'AA',
    'Content on hover or focus',
    without('Nothing opens under the pointer or with the focus; the skip link is itself the focus'),
  ],
  ['2.1.1', 'A', 'Keyboard', proved(keyboard, keyboardElsewhere, diagrams, menu)],
  ['2.1.2', 'A', 'No keyboard trap', proved(tab, diagrams)],
  [
    '2.1.4',
    'A',
    'Character key shortcuts',
    proved(
      proof('src/features/navigation/site-header.test.tsx', 'the key is silent when it was turned'),
      proof('src/features/reading-aids/reading-aids.test.tsx', 'the key of the search can be'),
    ),
  ],
  [
    '2.2.1',
    'A',
    'Timing adjustable',
    // The only other time limit is the owner's session, after 30 days.
    proved(
      proof('src/ui/toast/toast-region.test.tsx', 'waits while the pointer is over it'),
      proof('src/ui/toast/toast-region.test.tsx', 'F8 focuses it, and it waits'),
    ),
  ],
  ['2.2.2', 'A', 'Pause, stop, hide', proved(still, own('starts no video automatically'))],
  ['2.3.1', 'A', 'Three flashes', without('Nothing flashes; videos show a square and a promenade')],
  ['2.4.1', 'A', 'Bypass blocks', proved(tab, own('reads header, text and footer in'))],
  ['2.4.2', 'A', 'Page titled', proved(page('has one title that ends in the name of the site'))],
  ['2.4.3', 'A', 'Focus order', proved(tab, menu, diagrams)],
  ['2.4.4', 'A', 'Link purpose (in context)', proved(...axe)],
  [
    '2.4.5',
    'AA',
    'Multiple ways',
    proved(menu, e2e('offline-search', 'A reader finds "moisture" with the server gone')),
  ],
  ['2.4.6', 'AA', 'Headings and labels', proved(sound, mistakes)],
  ['2.4.7', 'AA', 'Focus visible', proved(tab, keyboard)],
  ['2.4.11', 'AA', 'Focus not obscured (minimum)', proved(tab, keyboard)],
  ['2.5.1', 'A', 'Pointer gestures', buttonForEveryGesture],
  [
    '2.5.2',
    'A',
    'Pointer cancellation',
    without('Buttons and links act when the finger is lifted, as the browser does it'),
  ],
  ['2.5.3', 'A', 'Label in name', proved(own('has the words of a control in its name'))],
  ['2.5.4', 'A', 'Motion actuation', without('Nothing listens to the movement of the device')],
  ['2.5.7', 'AA', 'Dragging movements', buttonForEveryGesture],
  ['2.5.8', 'AA', 'Target size (minimum)', proved(...axe)],
  ['3.1.1', 'A', 'Language of page', proved(own('says which language it is in'))],
  [
    '3.1.2',
    'AA',
    'Language of parts',
    // Elsewhere these words are used as terms of the trade, and names are names.
    proved(own('marks the words of another language where it explains them')),
  ],
  ['3.2.1', 'A', 'On focus', proved(tab)],
  [
    '3.2.2',
    'A',
    'On input',
    proved(
      e2e('reading', 'A reader searches the library, finds, and is told'),
      form('Next and Back lead'),
    ),
  ],
  ['3.2.3', 'AA', 'Consistent navigation', proved(own('has the same way round on every page'))],
  ['3.2.4', 'AA', 'Consistent identification', proved(own('has the same way round on every page'))],
  ['3.2.6', 'A', 'Consistent help', proved(own('offers help at the same place on every page'))],
  ['3.3.1', 'A', 'Error identification', proved(mistakes)],
  ['3.3.2', 'A', 'Labels or instructions', proved(mistakes, axeStates)],
  ['3.3.3', 'AA', 'Error suggestion', proved(mistakes)],
  [
    '3.3.4',
    'AA',
    'Error prevention (legal, financial, data)',
    proved(form('reads the answers back under their labels')),
  ],
  [
    '3.3.7',
    'A',
    'Redundant entry',
    proved(e2e('forms-device', 'A reload comes back to the same field with every word and file')),
  ],
  [
    '3.3.8',
    'AA',
    'Accessible authentication (minimum)',
    proved(own('lets a password manager sign')),
  ],
  ['4.1.2', 'A', 'Name, role, value', proved(...axe)],
  [
    '4.1.3',
    'AA',
    'Status messages',
    proved(e2e('reading', 'A reader searches the library, finds, and is told'), axeStates),
  ],
];

/** Every criterion of WCAG 2.2, levels A and AA, with the site's standing. */
export const wcag: readonly WcagCriterion[] = rows.map(([id, level, name, standing]) => ({
  id,
  level,
  name,
  standing,
}));
