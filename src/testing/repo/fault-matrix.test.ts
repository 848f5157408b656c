import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Fault {
  fault: string;
  stories: readonly string[];
  /** Takes minutes: only in `npm run test:engines`. */
  isLong?: true;
}

/**
 * Every fault that the outbox, drafts and uploads are promised to survive, with the stories that prove it: at least one
 * of them in every run of `npm test`, the others in `npm run test:long` or `npm run test:engines`. The oracle of all is
 * `expectOneRecord`.
 */
const faultMatrix: readonly Fault[] = [
  {
    fault: 'the page is killed at a state edge',
    stories: ['The page is killed ${when}, and the request arrives once'],
  },
  {
    fault: 'the server stores, then drops the reply',
    stories: ['The server stores a request and drops the reply, and there is still one record'],
  },
  {
    fault: '500, 429, 200 with HTML, empty body',
    stories: [
      'Whatever goes wrong on the way of ${what}, all is kept and arrives once',
      'A busy server is left alone for as long as it asks, also over a reload',
    ],
  },
  {
    fault: '413 and 422',
    stories: [
      'The server refuses an answer: everything is kept, the form goes to it, and it is sent once',
      'The server refuses a file: the form goes to the files and says which',
      'A waiting request that is refused later needs attention, is corrected and sent',
      'Answers that are too long together are kept, and the form leads to the longest',
    ],
  },
  {
    fault: 'two tabs',
    stories: [
      'Two tabs find the network again at the same moment and send once',
      'Two tabs on one draft: neither loses a word, and continuing here takes it over',
      'A message open in two tabs: the second says so, and neither loses a word',
    ],
  },
  {
    fault: 'the form is left while it is sent',
    stories: [
      'Going back while a request is sent leaves alone what is opened then, and the receipt is announced',
    ],
  },
  {
    fault: 'two devices',
    stories: ['A draft goes to another device as one file and is sent from both, once'],
  },
  {
    fault: 'the worker is updated while a form is open',
    stories: ['A new version of the site never takes an open form away'],
  },
  {
    fault: 'IndexedDB is closed, missing or full',
    stories: [
      'The phone closes the database of a page that slept, and nothing is lost',
      'A browser that keeps nothing says so, and sends all the same',
      'A full device says that the words are not saved, hands them over as a file, and sends them',
    ],
  },
  {
    fault: 'the clock jumps',
    stories: ['The clock jumps ${jump} while a request waits, and it is sent all the same'],
  },
  {
    fault: 'the schema is upgraded under an old tab',
    stories: [
      'Another tab brings a newer database: the open form is saved, freezes, and asks for a reload',
    ],
  },
  {
    fault: 'the network is cut at the n-th file of an upload',
    stories: ['The network breaks off in the third of four files, and resumes there'],
  },
  {
    fault: 'ten files of 10 MB on a throttled link',
    stories: ['Ten files of 10 MB go over a slow link that breaks off twice'],
    isLong: true,
  },
];

const textsOf = (folder: string) =>
  readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
/** From its title, each story to the next. */
const toldOften = textsOf('src/testing/e2e')
  .flatMap((text) => text.split(/^ *(?:story|faultStory|onPhone)\(\s*/m).slice(1))
  .filter((story) => !/^ *\{ tag: long \},$/m.test(story));
const toldAtAll = [...textsOf('src/testing/e2e'), ...textsOf('src/testing/engines')].join('\n');

test.each(faultMatrix)('$fault: has its story', ({ stories, isLong = false }) => {
  for (const title of stories) expect(toldAtAll).toContain(title);
  const isToldOften = stories.some((title) =>
    toldOften.some((story) => story.slice(1).startsWith(title)),
  );
  expect(isToldOften).toBe(!isLong);
});
