import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import type { LiveTopic } from '@henna/domain';
import type { Response } from 'express';
import { LiveConnection } from './live-connection.ts';

const topics = Array.from(
  { length: 20 },
  (_, index): LiveTopic => `product:01900000-0000-7000-8000-0000000000${10 + index}`,
);

describe('somebody who does not read', () => {
  let server: Server;
  const connections: LiveConnection[] = [];
  const closed: LiveConnection[] = [];
  let sleeper: Socket;
  let reader: IncomingMessage;

  beforeEach(async () => {
    server = createServer((_request, response) => {
      const connection = new LiveConnection(topics, 'owner', 'network', response as Response);
      connections.push(connection);
      response.once('close', () => closed.push(connection));
      connection.open(0n);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    sleeper = connect(port, '127.0.0.1');
    sleeper.pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(server, 'request');
    reader = await new Promise((resolve) => get({ port, host: '127.0.0.1' }, resolve));
  });
  afterEach(() => {
    sleeper.destroy();
    reader.destroy();
    server.close();
  });

  it('is cut off while others go on hearing everything', async () => {
    let heard = 0;
    reader.setEncoding('utf8').on('data', (text: string) => (heard += text.split('event: changed').length - 1));
    const most = 50_000;
    let sent = 0;
    for (; sent < most && closed.length === 0; sent++) {
      for (const connection of connections) {
        for (const topic of topics) connection.addChange(topic);
        connection.flush(BigInt(sent));
      }
      if (sent % 8 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(closed).toEqual([connections[0]]);
    for (let turn = 0; turn < 100 && heard < sent; turn++) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(heard).toBe(sent);
  });
});
