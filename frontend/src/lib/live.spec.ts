import { act } from '@testing-library/react';
import { fakeServer, type FakeRequest } from '../testing/fake-server.ts';
import { liveAnswer, openStreams, tooManyRequests, sendChange } from '../testing/live.ts';
import { liveDelays, onLive } from './live.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const visibility = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const topics = () => openStreams().map((stream) => stream.topics);

test('one stream for all topics; a burst is told once; hidden it is closed, then resumed', async () => {
  fakeServer({ 'GET /api/live': liveAnswer });
  const product = jest.fn();
  const comments = jest.fn();
  const stops = [onLive('product:p1', product), onLive('comments:p1', comments)];
  await pass(0);
  expect(topics()).toEqual(['comments:p1,product:p1']);
  expect(openStreams()[0]?.lastEventId).toBeNull();
  await sendChange('product:p1');
  await sendChange('product:p1', 'products');
  expect(product).not.toHaveBeenCalled();
  await pass(liveDelays.gather);
  expect(product).toHaveBeenCalledTimes(1);
  expect(comments).not.toHaveBeenCalled();

  await sendChange('product:p1');
  await pass(liveDelays.gather);
  expect(product).toHaveBeenCalledTimes(1);
  await pass(liveDelays.between);
  expect(product).toHaveBeenCalledTimes(2);

  visibility('hidden');
  expect(topics()).toEqual([]);
  visibility('visible');
  await pass(0);
  expect(topics()).toEqual(['comments:p1,product:p1']);
  expect(openStreams()[0]?.lastEventId).toBe('9');

  openStreams()[0]?.end();
  await pass(liveDelays.afterEnd);
  expect(topics()).toEqual(['comments:p1,product:p1']);
  stops.forEach((stop) => stop());
  await pass(0);
  expect(topics()).toEqual([]);
});

test('refused, it waits longer each time', async () => {
  const requests: FakeRequest[] = fakeServer({ 'GET /api/live': tooManyRequests });
  const stop = onLive('product:p2', () => undefined);
  await pass(0);
  await pass(liveDelays.afterRefusal - 1);
  expect(requests).toHaveLength(1);
  await pass(1);
  expect(requests).toHaveLength(2);
  await pass(liveDelays.afterRefusal);
  expect(requests).toHaveLength(2);
  await pass(liveDelays.afterRefusal);
  expect(requests).toHaveLength(3);
  stop();
  await pass(0);
});
