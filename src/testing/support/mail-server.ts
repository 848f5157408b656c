import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';

/** A real mail server on a free port, for as long as `use` takes. */
export async function withMailServer(
  options: SMTPServerOptions,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
  });
  // A site that is stopped drops its connection in the middle of a mail.
  server.on('error', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  await use(`smtp://127.0.0.1:${port}`);
  await new Promise<void>((resolve) => server.close(resolve));
}
