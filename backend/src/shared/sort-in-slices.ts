import type { TimeSlices } from './slices.ts';

const runLength = 512;
const stepsPerCheck = 1_024;

type Order<Item> = (a: Item, b: Item) => number;

/** Merge sort, stable; serves other requests between slices. */
export const sortInSlices = async <Item>(
  items: readonly Item[],
  order: Order<Item>,
  slices: TimeSlices,
): Promise<Item[]> => {
  let from: Item[] = [];
  for (let start = 0; start < items.length; start += runLength) {
    for (const item of items.slice(start, start + runLength).sort(order)) from.push(item);
    if (slices.isOver) await slices.next();
  }
  let to = from.slice();
  for (let length = runLength; length < items.length; length *= 2) {
    for (let start = 0; start < items.length; start += 2 * length)
      await mergeRuns(from, to, start, length, order, slices);
    [from, to] = [to, from];
  }
  return from;
};

const mergeRuns = async <Item>(
  from: readonly Item[],
  to: Item[],
  start: number,
  length: number,
  order: Order<Item>,
  slices: TimeSlices,
) => {
  const middle = Math.min(start + length, from.length);
  const end = Math.min(middle + length, from.length);
  let left = start;
  let right = middle;
  for (let next = start; next < end; next++) {
    if (next % stepsPerCheck === 0 && slices.isOver) await slices.next();
    const isLeft = right >= end || (left < middle && order(from[left]!, from[right]!) <= 0);
    to[next] = isLeft ? from[left++]! : from[right++]!;
  }
};

/**
 * Orders items by a key; those with the same key stay in the order in which they come. Costs a sort of the distinct keys
 * and two passes.
 */
export const orderByKey = async <Item, Key extends string | number>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  order: Order<Key>,
  slices: TimeSlices,
): Promise<Item[]> => {
  const counts = new Map<Key, number>();
  for (const [index, item] of items.entries()) {
    const key = keyOf(item);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (index % stepsPerCheck === 0 && slices.isOver) await slices.next();
  }
  const nextIndexes = new Map<Key, number>();
  let total = 0;
  for (const [index, key] of (await sortInSlices([...counts.keys()], order, slices)).entries()) {
    nextIndexes.set(key, total);
    total += counts.get(key)!;
    if (index % stepsPerCheck === 0 && slices.isOver) await slices.next();
  }
  const ordered = items.slice();
  for (const [index, item] of items.entries()) {
    const key = keyOf(item);
    const next = nextIndexes.get(key)!;
    ordered[next] = item;
    nextIndexes.set(key, next + 1);
    if (index % stepsPerCheck === 0 && slices.isOver) await slices.next();
  }
  return ordered;
};
