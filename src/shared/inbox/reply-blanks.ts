/** Blanks of the reply texts, and what stands for each: `{name}`. Written in a reply, they are filled in. */
export const replyBlanks = {
  name: 'the client’s name',
  report: 'the report they asked for',
  'report file': 'the PDF on their page, once it is sent',
  receipt: 'the receipt number',
  price: 'its price',
  deposit: 'its deposit',
  balance: 'what is left to pay',
  'bank details': 'your account, with the reference to write',
  visit: 'the day and time of the visit',
  due: 'the day the report is due',
} as const;
export type ReplyBlank = keyof typeof replyBlanks;

/** What a reply text is offered for: a message has no price, deposit, visit or report. */
export const servedByTexts = ['all', 'requests'] as const;

/** What is known for the blanks; those that are missing stay, to be filled in by hand. */
export type BlankValues = Readonly<Partial<Record<ReplyBlank, string>>>;

const blank = /\{([^{}\n]{1,40})\}/g;

function isBlank(name: string): name is ReplyBlank {
  return Object.hasOwn(replyBlanks, name);
}

/** A text with its blanks filled in, as far as they are known. */
export function fillBlanks(text: string, values: BlankValues): string {
  return text.replaceAll(blank, (whole, given: string) => {
    const name = given.trim().toLowerCase();
    const value = isBlank(name) ? values[name] : undefined;
    // A name or file name with braces is no blank.
    return value?.replaceAll(/[{}]/g, '') ?? whole;
  });
}

/** Blanks that are still in a text, as they stand in it: such a text is not sent. */
export function openBlanks(text: string): string[] {
  return [...new Set([...text.matchAll(blank)].map(([whole]) => whole))];
}

/** Blanks that nothing can fill in. */
export function unknownBlanks(text: string): string[] {
  return openBlanks(text).filter((whole) => !isBlank(whole.slice(1, -1).trim().toLowerCase()));
}

/** Why a text is not sent as it is; null when nothing is open. */
export function blankProblem(text: string): string | null {
  const open = openBlanks(text);
  return open.length === 0 ? null : `Fill in ${open.join(', ')} first`;
}
