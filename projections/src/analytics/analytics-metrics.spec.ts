import type { Server } from 'node:http';
import { AnalyticsMetrics } from './analytics-metrics.ts';
import { serve } from './server.ts';

describe('the metrics of the analytics program', () => {
  const secret = 'a secret of the services';
  const metrics = new AnalyticsMetrics(() => undefined);
  let running: { readonly server: Server; readonly url: string };
  beforeEach(async () => {
    const log = { error: () => undefined };
    running = await serve({ tables: () => undefined, onKey: () => undefined, secret, log, metrics }, '127.0.0.1', 0);
  });
  afterEach(() => running.server.close());

  it('count questions by path and status, whatever is asked', async () => {
    const headers = { authorization: `Bearer ${secret}` };
    for (const path of ['/status', '/metric', '/one', '/two?a=b'])
      await (await fetch(`${running.url}${path}`, { headers })).text();
    await (await fetch(`${running.url}/metric`, { method: 'POST', body: '{}', headers })).text();
    const text = await metrics.collect();
    const count = (path: string, status: string) =>
      new RegExp(`_seconds_count{path="${path}",status="${status}"} (\\d+)`).exec(text)?.[1];
    expect([count('/status', '2xx'), count('/metric', '4xx'), count('other', '4xx')]).toEqual(['1', '1', '2']);
    expect(count('/metric', '5xx')).toBe('1');
    expect(text).toContain('henna_analytics_ready 0');
    expect(text).not.toContain(secret);
  });
});
