import {
  banner,
  bannerStream,
  type Banner,
  type BannerEvent,
  type HennaEvent,
  type Past,
  type Recorded,
} from '@henna/domain';
import type { EventStore } from '../stores/event-store.ts';
import { CommandContext } from './command-context.ts';
import { CommandRunner } from './command-runner.ts';

const at = '2026-03-01T12:00:00.000Z';
const stream = bannerStream('n1');
const fields = { title: '0', labels: {}, description: null, descriptionLabels: {}, imageUrl: null, linkUrl: null };
const renamed = (from: string, to: string): BannerEvent => ({
  type: 'BannerChanged',
  data: { bannerId: 'n1', from: { title: from }, to: { title: to }, changedAt: at },
});
const log: Record<string, readonly (readonly [position: bigint, HennaEvent])[]> = {
  [stream]: [
    [1n, { type: 'BannerAdded', data: { bannerId: 'n1', ...fields, active: true, addedAt: at } }],
    [2n, renamed('0', '1')],
    [4n, renamed('1', '2')],
  ],
};
const read = (name: string) => {
  const events = (log[name] ?? []).map(([position, event], index) => ({
    ...event,
    id: String(position),
    stream: name,
    revision: BigInt(index),
    position,
    metadata: { commandId: String(position) },
  })) as unknown as Recorded<HennaEvent>[];
  return Promise.resolve({ events, revision: BigInt(events.length) - 1n });
};

it('lets a decision look at the state at any revision: without what came later', async () => {
  let past: Past<Banner> | undefined;
  const runner = new CommandRunner({ read } as unknown as EventStore);
  const context = new CommandContext({ kind: 'token', id: 'desk', role: 'admin' }, 'api');
  await runner.run(banner, stream, context, (state, before) => {
    expect(state).toMatchObject({ title: '2', removed: false, revision: 2 });
    past = before;
    return [];
  });
  const look = (revision: bigint) => past?.(revision);
  expect(look(-1n)).toBeUndefined();
  expect(look(0n)).toMatchObject({ title: '0', removed: false, revision: 0 });
  expect(look(1n)).toMatchObject({ title: '1', removed: false, revision: 1 });
  expect(look(2n)).toMatchObject({ title: '2', removed: false, revision: 2 });
  expect(look(3n)).toBeUndefined();
});
