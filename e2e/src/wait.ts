import { isDeepStrictEqual } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';

const timeoutMs = 30_000;

/** Reads until the value is as expected, for half a minute. @returns the last value either way, for an expectation to fail on */
export const until = async <Value>(
  read: () => Promise<Value>,
  isExpected: (value: Value) => boolean,
): Promise<Value> => {
  for (const last = Date.now() + timeoutMs; ; await pause(50)) {
    const value = await read();
    if (isExpected(value) || Date.now() > last) return value;
  }
};

/** Expects that the value becomes equal to the expected one. */
export const expectEventually = async <Value>(read: () => Promise<Value>, expected: Value): Promise<void> =>
  expect(await until(read, (value) => isDeepStrictEqual(value, expected))).toEqual(expected);

/** Expects that the text of an element changes. */
export const expectTextToChange = async (element: Locator, before: string): Promise<void> =>
  expect(
    await until(
      () => element.innerText(),
      (text) => text !== before,
    ),
  ).not.toBe(before);

/** Reads until the same texts, at least one, were read several times in a row. */
export const untilStable = async (read: () => Promise<readonly string[]>): Promise<readonly string[]> => {
  let before = '';
  let times = 0;
  return until(read, (texts) => {
    const now = texts.join('\n');
    times = now === before && now !== '' ? times + 1 : 0;
    before = now;
    return times >= 5;
  });
};
