/** A short plain-text mail. */
export interface Mail {
  /** Stands in the Message-ID: the same for every try, so that mail clients show a repeat once. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** Where an answer goes; the practice when not given. */
  replyTo?: string;
}

/** Why a mail could not be handed over. */
export type MailTrouble =
  /** The server will never take this mail. */
  | 'refused'
  /** The server asks to try this mail later; others may go. */
  | 'deferred'
  /** The server cannot be reached or used at all. */
  | 'unreachable';

/** The message names the step and the codes of the server's reply, never its words: they repeat addresses. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly trouble: MailTrouble;

  constructor(trouble: MailTrouble, message: string) {
    super(message);
    this.trouble = trouble;
  }
}

/** Resolves when the mail server has taken the mail; rejects with MailError. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
