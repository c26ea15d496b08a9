import { readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer to be sent again and again. */
export interface KeptAnswer {
  readonly headers: OutgoingHttpHeaders;
  /** Base64. */
  readonly body: string;
}

/** `bench-floor.js <file>`: the least that Node needs to send an answer. */
const [file = ''] = process.argv.slice(2);
const { headers, body } = JSON.parse(readFileSync(file, 'utf8')) as KeptAnswer;
const bytes = Buffer.from(body, 'base64');
const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(bytes);
});
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
);
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => process.exit());
