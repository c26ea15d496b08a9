import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { healthProblems } from '@henna/domain';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { untilHealthy } from './until-healthy.ts';

const patienceMs = 300;
const notReady = { isReady: false, steps: 0, isWaiting: false };
let server: Server;
let origin: string;
let looks: number;
/** What the service answers at its n-th look; nothing wrong when undefined. */
let problemsAt: (
  look: number,
) => { readonly problems: readonly string[]; readonly documentsLoaded?: number } | undefined;

beforeEach(async () => {
  looks = 0;
  server = createServer((_request, response) => {
    const answer = problemsAt(++looks);
    response.writeHead(answer ? 503 : 200).end(JSON.stringify(answer ?? {}));
  }).listen(0);
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  jest.restoreAllMocks();
});
const moreThanPatience = (patienceMs / 50) * 3;

it('waits for as long as the service loads', async () => {
  problemsAt = (look) =>
    look < moreThanPatience ? { problems: [healthProblems.loading], documentsLoaded: look } : undefined;
  await untilHealthy(origin, undefined, {}, patienceMs);
  expect(looks).toBe(moreThanPatience);
});

it('waits for as long as a part reports steps', async () => {
  problemsAt = () => undefined;
  const starting = {
    get isReady() {
      return looks >= moreThanPatience;
    },
    get steps() {
      return looks;
    },
    isWaiting: false,
  };
  await untilHealthy(origin, starting, {}, patienceMs);
});

it('gives up when nothing moves', async () => {
  problemsAt = () => ({ problems: [healthProblems.loading], documentsLoaded: 7 });
  await expect(untilHealthy(origin, undefined, {}, patienceMs)).rejects.toThrow('the catalogue is being loaded');
  problemsAt = () => undefined;
  await expect(untilHealthy(origin, notReady, {}, patienceMs)).rejects.toThrow('not every part is ready');
});

it('waits for a store for as long as it is unavailable and says so once', async () => {
  const log = jest.spyOn(console, 'log').mockReturnValue();
  problemsAt = (look) => (look < moreThanPatience ? { problems: [healthProblems.eventStore] } : undefined);
  await untilHealthy(
    origin,
    undefined,
    { eventStoreUrl: 'esdb://me:secret@events.example:2113?tls=false' },
    patienceMs,
  );
  expect(log.mock.calls).toEqual([
    ['Waiting for EventStoreDB at events.example:2113 …'],
    ['Reached EventStoreDB at events.example:2113.'],
  ]);
});
