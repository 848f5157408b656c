import * as v from 'valibot';
import { limits } from '../limits.ts';
import { Instant, LongText, emailAddress } from '../schemas.ts';
import { Hour, Minute } from '../time.ts';
import { blankProblem } from './reply-blanks.ts';

const Id = v.pipe(v.string(), v.uuid(), v.toLowerCase());
const Words = v.pipe(v.string(), v.trim(), v.maxLength(limits.maxTextLength));
const filled = (message: string, most: number) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.minLength(1, message),
    v.maxLength(most, `Use at most ${most.toLocaleString('en-AU')} characters`),
  );

/** What goes to the client, with every blank filled in. */
const complete = v.rawCheck<string>(({ dataset, addIssue }) => {
  const problem = dataset.typed ? blankProblem(dataset.value) : null;
  if (problem !== null) addIssue({ message: problem });
});

/** Longest reply, in UTF-16 code units. */
export const maxReplyLength = 20_000;
/** Largest report, in bytes (25 MB as shown to the owner). */
export const maxReportBytes = 25 * 1024 * 1024;
/** A visit is at least a quarter of an hour and at most a day's work long. */
export const visitMinutes = { least: 15, usual: 60, most: 8 * (Hour.ms / Minute.ms) } as const;

const Address = emailAddress('Please enter a valid email address');
const Subject = v.pipe(
  filled('Write a subject', limits.maxLineLength),
  v.regex(/^\P{Cc}*$/u, 'The subject needs to be one line'),
);
const Duration = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(visitMinutes.least, `A visit takes at least ${visitMinutes.least} minutes`),
  v.maxValue(visitMinutes.most, 'A visit takes at most 8 hours'),
);

/** A way to the client’s page. Only the digest of its token is stored. */
export const link = {
  /** SHA-256 of the token, hexadecimal. */
  digest: v.string(),
  /** `device`: the device that sent the request; `mail`: in an email of ours. */
  to: v.picklist(['device', 'mail']),
};

/** No link that was given out before leads to the page any more. */
export const linksEnded = {};

/** The client’s email address, in place of the one they typed. A new link goes to it. */
export const address = { email: Address };

/** How an email for an entry fared; the last of them counts. */
export const mailOutcomes = [
  /** The mail server is being given it; nothing else after it: whether it was taken is not known. */
  'sending',
  'sent',
  /** Not taken yet, and tried again. */
  'waiting',
  /** Will never be taken as it is. */
  'failed',
  /** The connection broke before the mail server had said that it has it. */
  'unknown',
  /** The owner wants it sent again. */
  'again',
] as const;
export const mailTry = {
  /** The entry that the email is about. */
  mail: Id,
  to: v.picklist(['client', 'owner']),
  outcome: v.picklist(mailOutcomes),
  /** The mail server’s step and code; empty where there is nothing to say. */
  why: v.string(),
};
/** What the owner may say about an email. */
export const mailAgain = {
  mail: Id,
  to: v.literal('client'),
  outcome: v.literal('again'),
  why: v.literal(''),
};

/** What the owner wrote to the client. */
export const reply = {
  to: Address,
  subject: v.pipe(Subject, complete),
  text: v.pipe(filled('Write something first', maxReplyLength), complete),
  /** Names of uploads; the client downloads them from their page. */
  files: v.pipe(v.array(v.string()), v.maxLength(limits.maxFiles)),
};

const visit = {
  /** The same through all changes of one visit. */
  visit: Id,
  minutes: Duration,
  /** Where to meet. */
  place: filled('Say where to meet', limits.maxLineLength),
  note: Words,
};

/** Times of which the client chooses one. */
export const visitProposed = {
  ...visit,
  times: v.pipe(
    v.array(Instant),
    v.minLength(1, 'Propose at least one time'),
    v.maxLength(3, 'Propose at most three times'),
    v.check(
      (times) => new Set(times.map((time) => Date.parse(time))).size === times.length,
      'Two of the times are the same',
    ),
  ),
};

/** The owner sets or moves the time. */
export const visitSet = { ...visit, start: Instant };

/** One of the proposed times is chosen. */
export const visitChosen = { visit: Id, start: Instant };

export const visitCancelled = { visit: Id, note: Words };

/** A report that can be sent; the client does not see it yet. */
export const report = {
  /** Name of the upload. */
  upload: v.string(),
  fileName: v.string(),
  sizeBytes: v.number(),
  sha256: v.string(),
};

/** The owner doesn’t want to send a report that was chosen. */
export const reportRemoved = { report: Id };

/** From now on the client can download a report. */
export const reportSent = {
  report: Id,
  to: Address,
  subject: v.pipe(Subject, complete),
  text: v.pipe(filled('Write something first', maxReplyLength), complete),
};

/** The client has downloaded a report; the first time is noted. */
export const reportOpened = { report: Id };

/** Words and files that the client adds to the request. */
export const clientWords = {
  text: LongText,
  /** Names of uploads. */
  files: v.pipe(v.array(v.string()), v.maxLength(limits.maxFiles)),
};

/** The owner has seen what the client added, up to these words. */
export const wordsSeen = { words: Id };
