import { jsonArray } from './file-response.ts';

const written = async (items: readonly unknown[]) => {
  const given = (async function* () {
    yield* items;
  })();
  let text = '';
  for await (const piece of jsonArray(given)) text += piece;
  return text;
};

it('writes what JSON.stringify writes with an indent of two, and a line end', async () => {
  for (const items of [[], [1], [{ a: [], b: { c: 'line\nline' } }, { d: [1, { e: null }] }]])
    expect(await written(items)).toBe(`${JSON.stringify(items, null, 2)}\n`);
});
