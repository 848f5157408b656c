import type { NamedTest } from '../support/listed-tests.ts';

interface Fault {
  fault: string;
  stories: readonly NamedTest[];
}

const storiesOf = (file: string) => (title: string) => ({ file, title });
const asking = storiesOf('src/testing/e2e/asking.e2e.ts');
const device = storiesOf('src/testing/e2e/faults-device.e2e.ts');
const network = storiesOf('src/testing/e2e/faults-network.e2e.ts');
const forms = storiesOf('src/testing/e2e/forms-device.e2e.ts');
const messages = storiesOf('src/testing/e2e/forms-messages.e2e.ts');
const largeFiles = (title: string) => ({
  file: 'src/testing/engines/large-files.long.ts',
  title,
  script: 'test:engines',
});

/**
 * Every fault that the outbox, drafts and uploads are promised to survive, with the stories that prove it. The oracle of
 * all is `expectOneRecord`.
 */
export const faultMatrix: readonly Fault[] = [
  {
    fault: 'the page is killed at a state edge',
    stories: [
      network(
        'The page is killed when the server has stored the request, and the request arrives once',
      ),
      network('The page is killed *, and the request arrives once'),
    ],
  },
  {
    fault: 'the server stores, then drops the reply',
    stories: [
      asking(
        'The server stores a request and drops the reply, and there is still one record and one receipt',
      ),
    ],
  },
  {
    fault: 'the server is stopped, and starts again days later',
    stories: [
      asking(
        'An owner-builder fills the natural building questionnaire offline, closes the browser, comes back, and it arrives exactly once',
      ),
    ],
  },
  {
    fault: '500, 429, 200 with HTML, empty body',
    stories: [
      network('Whatever goes wrong while sending *, nothing is lost and the request arrives once'),
      network('A busy server’s Retry-After is respected, even after a reload'),
    ],
  },
  {
    fault: '413 and 422',
    stories: [
      forms(
        'The server refuses an answer: the form keeps everything, opens at that question, and is sent once',
      ),
      forms('The server refuses a file: the form opens at the attachments and names the file'),
      forms('A waiting request that is refused later needs attention, is corrected and sent'),
      forms('Answers that are too long together stay in the form, which links to the longest'),
    ],
  },
  {
    fault: 'two tabs',
    stories: [
      network('Two tabs come back online at the same moment and send the request once'),
      forms(
        'Two tabs on one draft: neither loses an answer, and “continue here” takes the draft over',
      ),
      messages('A message open in two tabs: the second tab says so, and neither loses any text'),
    ],
  },
  {
    fault: 'the form is left while it is sent',
    stories: [
      forms(
        'Going back while a request is being sent does not disturb the next form, and the receipt is still announced',
      ),
    ],
  },
  {
    fault: 'two devices',
    stories: [
      forms('A draft is moved to another device as a file, is sent from both, and is stored once'),
    ],
  },
  {
    fault: 'the worker is updated while a form is open',
    stories: [device('An update of the site never closes an open form')],
  },
  {
    fault: 'IndexedDB is closed, missing or full',
    stories: [
      device('The phone closes the database of a page in the background, and no answer is lost'),
      device(
        'A form in a browser without IndexedDB says that drafts can’t be saved, and is still sent',
      ),
      device(
        'On a full device a form says that it is not saved, can be downloaded as a file, and is still sent',
      ),
    ],
  },
  {
    fault: 'the clock jumps',
    stories: [device('The clock jumps * while a request waits, and the request is still sent')],
  },
  {
    fault: 'the schema is upgraded under an old tab',
    stories: [
      device(
        'Another tab upgrades the database: the open form is saved, becomes read-only and asks for a reload',
      ),
    ],
  },
  {
    fault: 'the network is cut at the n-th file of an upload',
    stories: [
      network('The network fails during the third of four files, and the upload resumes there'),
    ],
  },
  {
    fault: 'ten files of 10 MB on a throttled link',
    stories: [largeFiles('Ten files of 10 MB are sent over a slow link that is cut twice')],
  },
];
