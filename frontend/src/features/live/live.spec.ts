import { act } from '@testing-library/react';
import { FakeEventSource, fakeLive, followedTopics, tellChanged } from '../../testing/live.ts';
import { livePace, onLive } from './live.ts';

beforeEach(() => {
  jest.useFakeTimers();
  fakeLive();
});
afterEach(() => jest.useRealTimers());

const visibility = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('one stream for all topics; a burst is told once; hidden it is closed', () => {
  const product = jest.fn();
  const comments = jest.fn();
  const stops = [onLive('product:p1', product), onLive('comments:p1', comments)];
  pass(0);
  expect(followedTopics()).toEqual(['comments:p1,product:p1']);
  tellChanged('product:p1');
  tellChanged('product:p1', 'products');
  expect(product).not.toHaveBeenCalled();
  pass(livePace.gather);
  expect(product).toHaveBeenCalledTimes(1);
  expect(comments).not.toHaveBeenCalled();

  tellChanged('product:p1');
  pass(livePace.gather);
  expect(product).toHaveBeenCalledTimes(1);
  pass(livePace.apart);
  expect(product).toHaveBeenCalledTimes(2);

  visibility('hidden');
  expect(followedTopics()).toEqual([]);
  visibility('visible');
  expect(followedTopics()).toEqual(['comments:p1,product:p1']);
  stops.forEach((stop) => stop());
  pass(0);
  expect(followedTopics()).toEqual([]);
});

test('refused, it waits longer each time', () => {
  const stop = onLive('product:p2', () => undefined);
  pass(0);
  FakeEventSource.open[0]?.refuse();
  expect(followedTopics()).toEqual([]);
  pass(livePace.refused - 1);
  expect(followedTopics()).toEqual([]);
  pass(1);
  expect(followedTopics()).toEqual(['product:p2']);
  FakeEventSource.open[0]?.refuse();
  pass(livePace.refused);
  expect(followedTopics()).toEqual([]);
  pass(livePace.refused);
  expect(followedTopics()).toEqual(['product:p2']);
  stop();
  pass(0);
});
