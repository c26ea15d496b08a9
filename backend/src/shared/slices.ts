import { setImmediate as yieldToOthers } from 'node:timers/promises';

/** A slice takes a few milliseconds at most. */
export const rowsPerSlice = 200;

/** Leaves time for what is done at the end of a slice. */
const sliceMs = 8;

/** Divides work that takes long: where a slice is over, `next` serves other requests first. */
export class TimeSlices {
  private end = performance.now() + sliceMs;

  get isOver(): boolean {
    return performance.now() >= this.end;
  }

  async next(): Promise<void> {
    await yieldToOthers();
    this.end = performance.now() + sliceMs;
  }
}

/** Maps many values; serves other requests between slices. */
export const mapInSlices = async <Value, Result>(
  values: readonly Value[],
  map: (value: Value) => Result,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (let first = 0; first < values.length; first += rowsPerSlice) {
    if (first > 0) await yieldToOthers();
    for (const value of values.slice(first, first + rowsPerSlice)) results.push(map(value));
  }
  return results;
};

/** The JSON of an array in chunks; serves other requests between slices. */
export async function* jsonInSlices(rows: readonly unknown[]): AsyncGenerator<Buffer> {
  for (let first = 0; first < rows.length; first += rowsPerSlice) {
    if (first > 0) await yieldToOthers();
    const json = JSON.stringify(rows.slice(first, first + rowsPerSlice));
    yield Buffer.from(`${first === 0 ? '[' : ','}${json.slice(1, -1)}`);
  }
  yield Buffer.from(rows.length === 0 ? '[]' : ']');
}

export async function* inBatches<Item>(items: AsyncIterable<Item>, batchSize: number): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    if (batch.push(item) < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
