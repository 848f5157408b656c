/** A short plain-text mail to the practice. */
export interface Mail {
  subject: string;
  text: string;
  /** Address of the visitor, so that the owner can simply answer. */
  replyTo: string;
}

/** Resolves when the mail server has taken the mail; rejects when it may be tried again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
