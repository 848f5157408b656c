import { expect, test } from 'vitest';
import { shownTexts } from '../support/shown-texts.ts';

/** Files with interface texts: screens, notices, refusals, emails. Long texts are not among them. */
const interfaceFiles =
  /^(?:src\/(?:app|browser|features|lib|offline|pages|shared|ui)\/|server\/(?:mail|http\/(?:middleware|routes|problem\.ts))|src\/content\/(?:coming-soon|contact-page|footer|landing|messages-page|navigation|offline-page|photos-page|photos|image-catalogue-of|privacy|reports|resources-hub|seller-text|services|services-page|site-map|terms)\.ts$)/;
/** The service worker shows no text. */
const silent = /^src\/offline\/sw\//;

/** Words that nobody here would use for a website, and what to write instead. */
const words: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /\be-mails?\b/i, instead: 'email' },
  { pattern: /\btelephone\b/i, instead: 'phone' },
  { pattern: /\bmeanwhile\b/i, instead: 'in the meantime' },
  { pattern: /\bby (?:itself|themselves)\b/i, instead: 'automatically' },
  { pattern: /\b(?:go|goes|going) on\b/i, instead: 'continue' },
  { pattern: /\b(?:go|goes) off\b(?! grid)/i, instead: 'send' },
  { pattern: /\blets? (?:it |them |these files )?go\b/i, instead: 'remove' },
  { pattern: /\btak(?:e|en) (?:it )?back\b/i, instead: 'cancel, or mark as not paid' },
  { pattern: /\bh[eo]ld back\b/i, instead: 'pause' },
  { pattern: /\b(?:begin|begun|began)\b/i, instead: 'start, started' },
  { pattern: /\bkept (?:here|on this device|for good)\b/i, instead: 'saved' },
  { pattern: /\b(?:come|came|comes) (?:whole|onto|not|yet)\b/i, instead: 'download' },
  { pattern: /\bwe were reached\b|\bcannot be reached\b/i, instead: 'offline, or busy' },
  { pattern: /\bready for the site\b/i, instead: 'ready to use offline' },
  { pattern: /\bon this device[”"]|page “On this device”/i, instead: 'Offline & saved forms' },
  { pattern: /\bfilms?\b/i, instead: 'video' },
  { pattern: /\bpapers? (?:\(PDF\)|to download)|pictures and papers\b/i, instead: 'PDF' },
  { pattern: /\bletters?\b/i, instead: 'message' },
  { pattern: /\berase[ds]?\b|\berasing\b/i, instead: 'delete' },
  { pattern: /\bthe program\b/i, instead: 'the site, or the app' },
  { pattern: /\bwaste water\b|\bon-site wastewater\b/i, instead: 'wastewater, onsite wastewater' },
  { pattern: /\bstraw[ -]bale\b/i, instead: 'strawbale' },
  { pattern: /\b(?:with|has) other answers\b/i, instead: 'different answers' },
  { pattern: /\btool work\b/i, instead: 'saved results from the tools' },
  { pattern: /\bwhat stands in front\b/i, instead: 'what’s in front' },
  {
    pattern: /\b(?:on the way to us|travel encrypted)\b/i,
    instead: 'between you and us, sent encrypted',
  },
  {
    pattern: /\bcould not be (?:done|told|asked|reduced|loaded|opened|shown|read)\b/i,
    instead: 'we couldn’t …',
  },
];

/** Exceptions. */
const allowed: readonly { text: string; why: string }[] = [
  {
    text: 'The project you are looking for does not exist or could not be loaded.',
    why: 'specified to the letter',
  },
  {
    text: 'Material selection advice (light earth, straw bale, alternatives)',
    why: 'the contents of this report are specified',
  },
];

const texts = shownTexts((file) => interfaceFiles.test(file) && !silent.test(file));

test('finds the texts of the interface', () => {
  const found = texts.map(({ text }) => text);
  expect(found).toContain('Skip to main content');
  expect(found).toContain('Ready to use offline');
});

test('uses no word in the interface that is on the list', () => {
  const odd = texts
    .filter(({ text }) => !allowed.some((one) => one.text === text))
    .flatMap(({ file, text }) =>
      words
        .filter(({ pattern }) => pattern.test(text))
        .map(({ instead }) => `${file}: “${text}”: ${instead}`),
    );
  expect(odd).toEqual([]);
});

test('allows only exceptions that are still in the interface', () => {
  const found = new Set(texts.map(({ text }) => text));
  expect(allowed.filter(({ text }) => !found.has(text))).toEqual([]);
});
