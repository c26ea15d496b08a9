import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setServerTimeouts } from './server-timeouts.ts';

test.each([
  ['a head that never ends', 'GET / HTTP/1.1\r\nHost: henna.example\r\nX-Slow: '],
  ['a body that never comes', 'POST / HTTP/1.1\r\nHost: henna.example\r\nContent-Length: 10\r\n\r\n'],
])('%s is answered 408 and cut off', async (_, head) => {
  const server = createServer({ connectionsCheckingInterval: 20 }, (request, response) => {
    request.resume().once('end', () => response.end());
  });
  setServerTimeouts(server, { headersMs: 100, requestMs: 200 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(head);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  server.close();
});
