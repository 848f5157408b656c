import type { EntryText } from './entry-texts.ts';

/** Something that a text says and that another text can say as well: `$440`, `7-10 business days`. */
export interface Fact {
  /** The same for the same fact, however it is typed. */
  key: string;
  /** As it was written. */
  words: string;
  /** Finds it in another text. */
  pattern: RegExp;
  /** Whether another text has to speak of the same things: `300 mm` is said of many. */
  needsContext: boolean;
  /** The sentence that says it. */
  sentence: string;
  /** Path of its field. */
  path: string;
}

// A comma between words is none of the number: “$440, or more”.
const number = String.raw`(?<!\d)\d+(?:,\d{3}(?!\d))*(?:\.\d+)?`;
const range = String.raw`${number}(?:\s?(?:[-–]|to)\s?\$?${number})?`;

/** What is a fact wherever it stands. */
const figures: readonly RegExp[] = [
  new RegExp(String.raw`\$${range}`, 'g'),
  new RegExp(String.raw`${range}\s(?:business|working)\sdays?`, 'gi'),
  new RegExp(String.raw`${range}\s?%\sdeposit`, 'gi'),
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /(?<![\d.])(?:\+61[\s-]?(?:\(0\)\s?)?\(?|\(?0)\d\)?(?:[\s-]?\d){7,8}(?!\d)/g,
  /(?<=outside the )[^.,]+(?= area)/gi,
];

/** What is only the same fact among the same words. */
const measures: readonly RegExp[] = [
  new RegExp(
    String.raw`${range}\s?(?:%|°C?|mm|cm|m²|m2|km|kg|kWh|kW|litres?|L|m|minutes?|hours?|days?|weeks?|months?|years?)(?![\p{L}\p{N}])`,
    'gu',
  ),
];

/** No sentence of a person is longer; the patterns would take minutes for a text without a full stop. */
const longestSentence = 800;

/** Sentences of a text, in their order. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .flatMap((sentence) => sentence.match(pieces) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
const pieces = new RegExp(`.{1,${longestSentence}}`, 'gs');

/** The figures and addresses in a text. */
export function factsIn({ text, path }: EntryText): Fact[] {
  return sentencesOf(text).flatMap((sentence) => {
    const found = (patterns: readonly RegExp[], needsContext: boolean): Fact[] =>
      patterns.flatMap((one) =>
        [...sentence.matchAll(one)].map(([words]) => ({
          ...factOf(words),
          needsContext,
          sentence,
          path,
        })),
      );
    const certain = found(figures, false);
    const isPart = ({ key }: Fact) => certain.some((one) => one.key.startsWith(key));
    return [...certain, ...found(measures, true).filter((one) => !isPart(one))];
  });
}

/** A fact that is the whole of a text: a name, an address, a phone number. */
export const wholeFact = ({ text, path }: EntryText): Fact => ({
  ...factOf(text),
  needsContext: false,
  sentence: text,
  path,
});

const isPhone = (words: string) => /^(?:\+61|\(?0)(?:[\s()-]*\d){7,12}$/.test(words.trim());

function factOf(words: string): Pick<Fact, 'key' | 'words' | 'pattern'> {
  if (isPhone(words)) {
    const digits = words.replaceAll(/\D/g, '').replace(/^610?/, '0');
    const rest = Array.from(digits.slice(1)).join(String.raw`[\s().-]*`);
    const pattern = new RegExp(String.raw`(?<!\d)(?:\+?61[\s().-]*(?:\(0\)\s*)?|0)${rest}(?!\d)`);
    return { key: digits, words, pattern };
  }
  // “1 to 2” is “1-2”, and “$440 to $880” is “$440-880”.
  const joined = words.trim().replaceAll(/(?<=\d)\s*(?:[-–]|to\b)\s*\$?(?=\d)/gi, '-');
  const parts = joined
    .split(/(\s+|[-–])/)
    .map((part) =>
      /^\s+$/.test(part)
        ? String.raw`[\s-]+`
        : /^[-–]$/.test(part)
          ? String.raw`\s?(?:[-–]|to)\s?\$?`
          : part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`),
    );
  return {
    key: joined.toLowerCase().replaceAll('–', '-').replaceAll(/\s+/g, ' '),
    words,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}$.,])${parts.join('')}(?![\p{L}\p{N}]|[.,]\d|\s?(?:[-–]|to)\s?\$?\d)`,
      'iu',
    ),
  };
}

/** Words that say what a sentence is about. */
function topicsOf(sentence: string): Set<string> {
  return new Set(
    [...sentence.toLowerCase().matchAll(/\p{L}{5,}/gu)]
      .map(([word]) => word.replace(/(?:ies|y|s)$/, ''))
      .filter((word) => !commonWords.has(word)),
  );
}

const commonWords = new Set(
  'about after again before between could every other their there these thing those under until where which while would'
    .split(' ')
    .map((word) => word.replace(/(?:ies|y|s)$/, '')),
);

/** Whether two sentences speak of the same things. */
export function isSameTopic(one: string, other: string): boolean {
  const topics = topicsOf(one);
  return [...topicsOf(other)].filter((word) => topics.has(word)).length >= 2;
}
