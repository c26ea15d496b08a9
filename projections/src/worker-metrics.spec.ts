import { createServer, type AddressInfo } from 'node:net';
import { eventually, Installation } from './testing/installation.ts';
import { logOf } from './testing/memory-log.ts';

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const vote = {
  type: 'VoteCast',
  data: {
    voteId: 'v',
    productId: 'nowhere',
    userId: 'u',
    optionId: 'o',
    vote: 'Good',
    castAt: '2026-01-01T00:00:00.000Z',
  },
} as const;
const member = (memberId: string) =>
  ({ type: 'MemberJoined', data: { memberId, via: 'local', joinedAt: '2026-01-01T00:00:00.000Z' } }) as const;

describe('the metrics of a worker', () => {
  let installation: Installation;
  beforeEach(async () => (installation = await Installation.start()));
  afterEach(() => installation.stop());

  it('tell of its leases and batches', async () => {
    const port = await freePort();
    await installation.startWorker({ METRICS_PORT: String(port) });
    await installation.untilReached(await installation.append(logOf(member('m1'), member('m2'), vote)));
    const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const valueOf = async (sample: string) => {
      const line = (await read()).split('\n').find((each) => each.startsWith(`${sample} `));
      return Number(line?.slice(sample.length + 1));
    };
    for (const lane of ['fast', 'slow']) {
      expect(await valueOf(`henna_worker_lease{lane="${lane}"}`)).toBe(1);
      const events = `henna_worker_batch_events_sum{lane="${lane}"}`;
      await eventually(events, async () => (await valueOf(events)) >= 3);
      expect(await valueOf(`henna_worker_commit_duration_seconds_count{lane="${lane}"}`)).toBeGreaterThan(0);
      expect(await valueOf(`henna_worker_landing_seconds_count{lane="${lane}"}`)).toBeGreaterThan(0);
    }
    expect(await valueOf('henna_worker_parked_events_total{lane="fast"}')).toBe(1);
    expect(await read()).toContain('nodejs_eventloop_lag_p99_seconds');
  });
});
