import { jsonChunks } from './json-chunks.ts';

async function* list(...items: readonly unknown[]) {
  yield* items;
}
const text = async (members: Record<string, unknown>, lists: Record<string, AsyncIterable<unknown>>) => {
  let all = '';
  for await (const piece of jsonChunks(members, lists)) all += piece;
  return all;
};

test.each([
  [{}, {}],
  [{ a: 1, b: { c: ['d\n"e'], f: null } }, {}],
  [{}, { g: [], h: [{ i: 'ن' }, 2] }],
  [{ a: null }, { g: [{ j: { k: [] } }] }],
])('%j with the lists %j is the JSON of both, indented', async (members, lists) => {
  const streamed = Object.fromEntries(Object.entries(lists).map(([name, items]) => [name, list(...items)]));
  expect(await text(members, streamed)).toBe(`${JSON.stringify({ ...members, ...lists }, null, 2)}\n`);
});
