import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

/** The mail server refused or went silent; the message names the step and the reply, never a password. */
export class MailError extends Error {
  override readonly name = 'MailError';
}

export interface SmtpReply {
  code: number;
  lines: string[];
}

/** One conversation with a mail server (RFC 5321): a command, a reply. */
export class SmtpConnection {
  #socket: Socket;
  readonly #host: string;
  readonly #timeoutMs: number;
  #received = '';
  #wake: () => void = () => undefined;
  #failure: Error | undefined;

  private constructor(socket: Socket, host: string, timeoutMs: number) {
    this.#socket = socket;
    this.#host = host;
    this.#timeoutMs = timeoutMs;
    this.#listen();
  }

  static open(options: {
    host: string;
    port: number;
    isSecure: boolean;
    timeoutMs: number;
  }): SmtpConnection {
    const { host, port, isSecure, timeoutMs } = options;
    const socket = isSecure
      ? connectSecurely({ host, port, servername: host })
      : connect({ host, port });
    return new SmtpConnection(socket, host, timeoutMs);
  }

  /** Sends a line and reads the reply. `step` stands for the line in errors, since lines hold secrets. */
  async ask(step: string, line: string, expected: number): Promise<SmtpReply> {
    this.#socket.write(`${line}\r\n`);
    return this.expect(step, expected);
  }

  async expect(step: string, expected: number): Promise<SmtpReply> {
    const reply = await this.#readReply(step);
    if (reply.code !== expected) {
      throw new MailError(
        `mail server answered ${step} with ${reply.lines.join(' / ').slice(0, 200)}`,
      );
    }
    return reply;
  }

  /** Goes on encrypted, after the server has agreed to STARTTLS. */
  secure(): void {
    this.#socket.removeAllListeners();
    // What came before encryption must not be taken for an answer after it.
    this.#received = '';
    this.#socket = connectSecurely({ socket: this.#socket, servername: this.#host });
    this.#listen();
  }

  close(): void {
    this.#socket.destroy();
  }

  #listen(): void {
    this.#socket.setEncoding('utf8');
    this.#socket.setTimeout(this.#timeoutMs, () => {
      this.#fail(new MailError('mail server went silent'));
    });
    this.#socket.on('data', (text: string) => {
      this.#received += text;
      this.#wake();
    });
    this.#socket.on('error', (error) => this.#fail(error));
    this.#socket.on('close', () => this.#fail(new MailError('mail server closed the connection')));
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#wake();
  }

  async #readReply(step: string): Promise<SmtpReply> {
    for (;;) {
      // Lines `250-…` go on, `250 …` or `250` ends.
      const end = /^\d{3}(?: [^\n]*)?\r?\n/m.exec(this.#received);
      if (end) {
        const text = this.#received.slice(0, end.index + end[0].length);
        this.#received = this.#received.slice(text.length);
        const lines = text.trimEnd().split(/\r?\n/);
        return { code: Number(lines.at(-1)?.slice(0, 3)), lines };
      }
      if (this.#failure) {
        throw new MailError(`no answer of the mail server to ${step}`, { cause: this.#failure });
      }
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
