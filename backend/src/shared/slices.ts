import { setImmediate as otherWork } from 'node:timers/promises';

/** Rows that are worked on in one go: some milliseconds at most. */
export const rowsPerSlice = 200;

/** Maps many values, in their order, and lets other requests be served between the slices. */
export const mapInSlices = async <Value, Result>(
  values: readonly Value[],
  map: (value: Value) => Result,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (let first = 0; first < values.length; first += rowsPerSlice) {
    if (first > 0) await otherWork();
    for (const value of values.slice(first, first + rowsPerSlice)) results.push(map(value));
  }
  return results;
};

/** The JSON of many rows in pieces of UTF-8, with other requests served in between. */
export async function* jsonInSlices(rows: readonly unknown[]): AsyncGenerator<Buffer> {
  for (let first = 0; first < rows.length; first += rowsPerSlice) {
    if (first > 0) await otherWork();
    const json = JSON.stringify(rows.slice(first, first + rowsPerSlice));
    yield Buffer.from(`${first === 0 ? '[' : ','}${json.slice(1, -1)}`);
  }
  yield Buffer.from(rows.length === 0 ? '[]' : ']');
}

/** Items some at a time, as they come. */
export async function* inBatches<Item>(items: AsyncIterable<Item>, atOnce: number): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    if (batch.push(item) < atOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
