/** A short plain-text mail. */
export interface Mail {
  /** Part of the Message-ID: the same for every try, so that mail clients show a repeat once. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** Another sender than the practice's present address: one that is being tested. */
  from?: string;
  /** Reply-To; the sender by default. */
  replyTo?: string;
  /** Written by a person: then no header says that it was not. */
  isPersonal?: boolean;
  /** A calendar file (RFC 5545) to attach. */
  calendar?: { name: string; text: string };
}

/** Why a mail was not accepted. */
export type MailErrorKind =
  /** The server will never accept this mail. */
  | 'refused'
  /** The server asks to try this mail later; others may be accepted. */
  | 'deferred'
  /** The server cannot be reached or used at all. */
  | 'unreachable';

/** The message names the step and the codes of the server's reply, never its text: that repeats addresses. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly kind: MailErrorKind;
  /** The server was given the whole mail, and the connection broke before it had said what becomes of it. */
  readonly mayHaveArrived: boolean;

  constructor(kind: MailErrorKind, message: string, { mayHaveArrived = false } = {}) {
    super(message);
    this.kind = kind;
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** Resolves when the mail server has accepted the mail; rejects with MailError. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
