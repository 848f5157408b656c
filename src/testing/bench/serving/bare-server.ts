/**
 * The minimum of a server: one answer, the same for every request. Started by the serving benchmark with the answer in
 * a file, as JSON `{ status, headers, body }` with the body in base64; writes its port to standard output.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';

const answer = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as {
  status: number;
  headers: Record<string, string>;
  body: string;
};
const body = Buffer.from(answer.body, 'base64');
const server = createServer((_request, response) => {
  response.writeHead(answer.status, answer.headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.stdout.write(`${address.port}\n`);
});
