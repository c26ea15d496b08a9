import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 30_000;

/** Reads until it is as expected, and answers what it read last either way: the reader's expectation tells the difference. */
export const until = async <Value>(
  read: () => Promise<Value>,
  isExpected: (value: Value) => boolean,
): Promise<Value> => {
  for (const last = Date.now() + patienceMs; ; await pause(50)) {
    const value = await read();
    if (isExpected(value) || Date.now() > last) return value;
  }
};

/** Reads until the same texts, at least one, were read several times in a row. */
export const steady = async (read: () => Promise<readonly string[]>): Promise<readonly string[]> => {
  let before = '';
  let times = 0;
  return until(read, (texts) => {
    const now = texts.join('\n');
    times = now === before && now !== '' ? times + 1 : 0;
    before = now;
    return times >= 5;
  });
};
