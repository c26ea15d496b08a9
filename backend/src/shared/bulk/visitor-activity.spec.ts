import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { VisitorActivity } from './visitor-activity.ts';

/** A request that is being answered until the result is called. */
const ask = (visitors: VisitorActivity, url: string): (() => void) => {
  const response = new EventEmitter();
  visitors.trackRequest({ url } as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return () => void response.emit('close');
};

describe('the activity of visitors', () => {
  let now = 0;
  let visitors: VisitorActivity;
  beforeEach(() => {
    now = 1_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    visitors = new VisitorActivity();
  });
  afterEach(() => jest.restoreAllMocks());

  it('is none before the first request', () => expect(visitors.isActive).toBe(false));

  it.each(['/api/admin/products', '/api/analytics/now', '/api/live'])('is not seen in %s', (url) => {
    ask(visitors, url);
    expect(visitors.isActive).toBe(false);
  });

  it('lasts as long as a request is being answered', () => {
    const answer = ask(visitors, '/products/1');
    now += 10_000;
    expect(visitors.isActive).toBe(true);
    answer();
    expect(visitors.isActive).toBe(false);
  });

  it('lasts a moment longer than a short request', () => {
    ask(visitors, '/api/products')();
    now += 250;
    expect(visitors.isActive).toBe(true);
    now += 1;
    expect(visitors.isActive).toBe(false);
  });
});
