/** A short plain-text mail. */
export interface Mail {
  /** Part of the Message-ID: the same for every try, so that mail clients show a repeat once. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** Reply-To; the practice by default. */
  replyTo?: string;
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

  constructor(kind: MailErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Resolves when the mail server has accepted the mail; rejects with MailError. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
