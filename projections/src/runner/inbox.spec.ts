import type { RecordedHennaEvent } from '@henna/domain';
import { Inbox } from './inbox.ts';

const event = (position: bigint) => ({ position }) as RecordedHennaEvent;
const longMs = 60_000;

test('gathers events until it is told to stop, is full, or the time is over', async () => {
  const inbox = new Inbox(3);
  await inbox.push(event(1n));
  const first = inbox.nextBatch(1, () => longMs);
  await inbox.push(event(2n));
  setTimeout(() => inbox.endGathering());
  expect(await first).toMatchObject({ events: [event(1n), event(2n)], to: 2n });

  const full = inbox.nextBatch(1, () => longMs);
  await inbox.push(event(3n));
  await inbox.push(event(4n));
  void inbox.push(event(5n));
  expect(await full).toMatchObject({ to: 5n });

  await inbox.push(event(6n));
  expect(await inbox.nextBatch(1, () => 5)).toMatchObject({ events: [event(6n)] });
});

test('gathers nothing at the end of the log and without events, and ends when it is closed', async () => {
  const inbox = new Inbox(3);
  await inbox.push(event(1n));
  inbox.markCaughtUp();
  expect(await inbox.nextBatch(1, () => longMs)).toMatchObject({ to: 1n, caughtUp: true });
  inbox.wake();
  expect(await inbox.nextBatch(1, () => longMs)).toMatchObject({ events: [], woken: true });
  await inbox.push(event(2n));
  const last = inbox.nextBatch(1, () => longMs);
  setTimeout(() => inbox.close());
  expect(await last).toBeNull();
});
