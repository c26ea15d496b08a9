import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { healthProblems } from '@henna/domain';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitForHealthy } from './wait-for-healthy.ts';

const stallTimeoutMs = 300;
const notReady = { isReady: false, steps: 0, isWaiting: false };
let server: Server;
let origin: string;
let checks: number;
/** The answer to the n-th health check; healthy when undefined. */
let problemsAt: (check: number) =>
  | {
      readonly problems: readonly string[];
      readonly documentsLoaded?: number;
      readonly productsLoading?: { readonly loaded: number; readonly total: number };
    }
  | undefined;

beforeEach(async () => {
  checks = 0;
  server = createServer((_request, response) => {
    const answer = problemsAt(++checks);
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
const checksUntilStalled = (stallTimeoutMs / 50) * 3;

it('waits for as long as the service loads', async () => {
  problemsAt = (check) =>
    check < checksUntilStalled ? { problems: [healthProblems.loading], documentsLoaded: check } : undefined;
  await waitForHealthy(origin, undefined, {}, stallTimeoutMs);
  expect(checks).toBe(checksUntilStalled);
});

it('says how far a catalogue has come that takes a while', async () => {
  const log = jest.spyOn(console, 'log').mockReturnValue();
  problemsAt = (check) =>
    check < 30 ? { problems: [healthProblems.loading], productsLoading: { loaded: 34_000, total: 61_900 } } : undefined;
  await waitForHealthy(origin);
  expect(log.mock.calls).toEqual([['Loading products: 34,000 of 61,900']]);
});

it('waits for as long as a service reports steps', async () => {
  problemsAt = () => undefined;
  const progress = {
    get isReady() {
      return checks >= checksUntilStalled;
    },
    get steps() {
      return checks;
    },
    isWaiting: false,
  };
  await waitForHealthy(origin, progress, {}, stallTimeoutMs);
});

it('gives up when nothing moves', async () => {
  problemsAt = () => ({ problems: [healthProblems.loading], documentsLoaded: 7 });
  await expect(waitForHealthy(origin, undefined, {}, stallTimeoutMs)).rejects.toThrow('the catalogue is being loaded');
  problemsAt = () => undefined;
  await expect(waitForHealthy(origin, notReady, {}, stallTimeoutMs)).rejects.toThrow('not every part is ready');
});

it('waits for a store for as long as it is unavailable and announces it once', async () => {
  const log = jest.spyOn(console, 'log').mockReturnValue();
  problemsAt = (check) => (check < checksUntilStalled ? { problems: [healthProblems.eventStore] } : undefined);
  await waitForHealthy(
    origin,
    undefined,
    { eventStoreUrl: 'esdb://me:secret@events.example:2113?tls=false' },
    stallTimeoutMs,
  );
  expect(log.mock.calls).toEqual([
    ['Waiting for EventStoreDB at events.example:2113 …'],
    ['Reached EventStoreDB at events.example:2113.'],
  ]);
});
