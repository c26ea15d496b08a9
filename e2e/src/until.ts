import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 10_000;

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
