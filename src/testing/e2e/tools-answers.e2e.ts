import type { Locator } from '@playwright/test';
import { toolIntroductions } from '#content/tools/tool-introductions.ts';
import type { ToolId } from '#shared/tools/tool.ts';
import { expect, readingStory as story } from '../support/story.ts';
import { phoneScreen, Thumb, wordsIn } from '../support/thumb.ts';
import type { Change } from '../support/thumb.ts';
import { whenHydrated } from '../support/when-hydrated.ts';

story.use({ viewport: phoneScreen, hasTouch: true });

const longestSeconds = 120;

interface Question {
  question: string;
  tool: ToolId;
  changes: readonly Change[];
  /** The button that leads to the answer. */
  send?: string;
  answer: RegExp;
}

const questions: readonly Question[] = [
  {
    question: 'How deep an eave for this window in Daylesford?',
    tool: 'sun',
    changes: [
      ['Height of the glass', 'type', '1.8'],
      ['From the top of the glass up to the eave', 'type', '0.4'],
    ],
    answer: /Make the eave about 1\.10 m deep\. In Daylesford that shades all the glass at noon/,
  },
  {
    question: 'What R does straw on edge give?',
    tool: 'wall',
    // It brings the width of a bale on edge.
    changes: [['Core of the wall', 'choose', 'Strawbale, on edge']],
    // Tested walls of bales on edge.
    answer: /This wall is about R[45]\.\d/,
  },
  {
    question: 'How deep an eave for a window that faces NE by the compass, in Bendigo?',
    tool: 'sun',
    changes: [
      ['Nearest town', 'choose', 'Bendigo'],
      ['Direction the window faces', 'choose', 'NE, north-east'],
      ['Your directions come from', 'choose', 'a compass (magnetic north)'],
    ],
    // 45° by the needle, which points 11° east of true north there.
    answer: /^An eave alone isn’t enough here\. This wall is turned 56° from north: /,
  },
  {
    question: 'How big a tank for two people in Castlemaine?',
    tool: 'tank',
    changes: [
      ['Nearest town', 'choose', 'Castlemaine'],
      ['Roof that drains to the tank', 'type', '180'],
      ['People', 'type', '2'],
    ],
    answer:
      /under 180 m² of roof in Castlemaine runs short in about .* For 3 short days a year or fewer you need about 90,000 L over a typical run of years; over a dry one no usual size is enough/,
  },
  {
    question: 'How many bales for a studio of 18 m of wall with two gables?',
    tool: 'quantities',
    changes: [
      ['Wall made of', 'choose', 'Strawbale'],
      ['Total length of the walls', 'type', '18'],
      ['Height', 'type', '2.7'],
      ['Gables above that height', 'choose', 'Two'],
      ['Width of a gable', 'type', '5'],
      ['Height of a gable, to its ridge', 'type', '1.4'],
      ['Total area of doors and windows', 'type', '6'],
    ],
    // 18 × 2.7 − 6 and two gables of 5 × 1.4 / 2.
    answer:
      /^For 51\.4 m² of wall, 2\.80 m high in whole courses, with two gables, you need about \d{3} bales, /,
  },
  {
    question: 'Which papers does the extension of a cottage need?',
    tool: 'permit-path',
    changes: [
      ['What you’re building', 'choose', 'An extension or alteration'],
      ['Wastewater', 'choose', 'Goes to the sewer'],
      ['Planning permit', 'choose', 'Not needed, council has told me'],
    ],
    answer: /^\d\d steps to go: building can start about \w+ 20\d\d, .* Next: /,
  },
  {
    question: 'When is this mudbrick dry?',
    tool: 'log',
    changes: [
      ['What’s drying', 'choose', 'Mudbricks, weighed each week'],
      ['Wall or stack', 'type', 'Stack'],
      ['Place or brick', 'type', 'Marked'],
      ['Weight of the marked brick', 'type', '21.4'],
    ],
    send: 'Add this reading',
    answer:
      /^Not yet: Stack \(marked\) weighed 21\.40 kg .* Wait until three weighings in a row .* Read again on /,
  },
];

/** The visible text from the top of the page down to a control. */
async function textBefore(control: Locator): Promise<string> {
  return control.evaluate((last) => {
    const main = document.querySelector('main');
    if (!main) throw new Error('the page has no main part');
    const texts: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const isBefore = last.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING;
      if (!isBefore || !parent || parent.closest('option, noscript, .visually-hidden')) continue;
      if (parent.checkVisibility()) texts.push(node.textContent ?? '');
    }
    return texts.join(' ');
  });
}

for (const { question, tool, changes, send = 'Show the answer', answer } of questions) {
  story(`“${question}” is answered within two minutes on a phone`, async ({ page }) => {
    await page.goto('/tools');
    await whenHydrated(page);
    const thumb = new Thumb(page);
    const link = page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${toolIntroductions[tool].title}`) });
    let words = wordsIn(await textBefore(link));
    await thumb.tap(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(toolIntroductions[tool].title);
    await whenHydrated(page);

    let last: Locator | null = null;
    for (const change of changes) last = await thumb.change(change);
    if (last === null) throw new Error('a question changes something');
    words += wordsIn(await textBefore(last));
    await thumb.tap(page.getByRole('button', { name: send, exact: true }));

    const sentence = page.getByRole('region', { name: 'Answer' }).getByRole('status');
    // Numbers and units are held together by spaces that do not break.
    await expect
      .poll(async () => (await sentence.textContent())?.replaceAll('\u{a0}', ' '))
      .toMatch(answer);
    await thumb.reach(sentence);
    await expect(sentence).toBeInViewport();
    words += wordsIn((await sentence.textContent()) ?? '');

    const seconds = Math.round(thumb.seconds(words));
    const counted = `${thumb.countedWith(words)}, ${changes.length} inputs`;
    story.info().annotations.push({ type: 'pace', description: counted });
    expect(seconds, counted).toBeLessThanOrEqual(longestSeconds);
  });
}
