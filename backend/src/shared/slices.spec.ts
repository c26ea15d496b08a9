import { jsonInSlices, mapInSlices, rowsPerSlice } from './slices.ts';

/** How often the event loop comes round while the work is done. */
const roundsDuring = async (work: () => Promise<unknown>) => {
  let rounds = 0;
  let done = false;
  const count = () => {
    rounds++;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  await work();
  done = true;
  return rounds;
};

const rows = (count: number) =>
  Array.from({ length: count }, (_, row) => ({ row, words: 'أحمر "rouge"', none: undefined }));
const joined = async (values: readonly unknown[]) => {
  const chunks: Buffer[] = [];
  for await (const chunk of jsonInSlices(values)) chunks.push(chunk);
  return { text: Buffer.concat(chunks).toString(), pieces: chunks.length };
};

test.each([0, 1, rowsPerSlice, rowsPerSlice + 1, 3 * rowsPerSlice])(
  'the JSON of %i rows is the same in slices',
  async (count) => expect((await joined(rows(count))).text).toBe(JSON.stringify(rows(count))),
);

test('what JSON does not know is written like in one go', async () => {
  const odd = [undefined, null, Number.NaN, new Date(0), () => 1];
  expect((await joined(odd)).text).toBe(JSON.stringify(odd));
});

test('other work goes on while 5000 rows are mapped or written', async () => {
  const slices = 5_000 / rowsPerSlice;
  expect(await roundsDuring(() => joined(rows(5_000)))).toBeGreaterThanOrEqual(slices - 1);
  expect(await roundsDuring(() => mapInSlices(rows(5_000), ({ row }) => row))).toBeGreaterThanOrEqual(slices - 1);
});

test('mapped values stay in their order', async () =>
  expect(await mapInSlices(rows(450), ({ row }) => row)).toEqual(Array.from({ length: 450 }, (_, row) => row)));
