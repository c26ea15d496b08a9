import { Long } from 'mongodb';
import type { StoredDocument } from './collection-cache.ts';
import { writeOperation } from './write-operation.ts';

const position = (at: number) => ({ position: Long.fromInt(at) });
const text = 'x'.repeat(1_500);
const before = {
  ...{ _id: 'a', text, counts: { a: 1, b: 2 } as Record<string, number>, list: Array.from({ length: 20 }, String) },
  ...position(1),
};
const operation = (after: object, earlier: object | null | undefined = before, isNew = false) =>
  writeOperation({ id: 'a', document: after as StoredDocument, isNew, before: earlier as StoredDocument | null });

test('sets only the changed fields of a large document', () => {
  const after = { ...before, counts: { ...before.counts, b: 3, c: 1 }, list: [...before.list, 'new'], ...position(2) };
  expect(operation(after)).toEqual({
    name: 'updateOne',
    filter: { _id: 'a' },
    update: { $set: { 'counts.b': 3, 'counts.c': 1, 'list.20': 'new', ...position(2) } },
  });
  expect(operation({ ...before, counts: { b: 2 } })).toMatchObject({ update: { $set: { counts: { b: 2 } } } });
});

test('replaces what is small, unknown, or would not become the same bytes', () => {
  const small = { _id: 'a', votes: 1, ...position(1) };
  expect(operation({ ...small, votes: 2 }, small).name).toBe('replaceOne');
  expect(operation(before, null).name).toBe('replaceOne');
  const { text: _, ...rest } = before;
  for (const after of [rest, { ...before, text: undefined }, { ...before, 'a.b': 1 }, { n: 1, ...before }])
    expect(operation(after).name).toBe('replaceOne');
  const odd = { ...before, counts: { ...before.counts, 'a.b': 1 } };
  expect(operation(odd)).toMatchObject({ update: { $set: { counts: odd.counts } } });
});

test('inserts what is new and deletes what is gone', () => {
  expect(operation(before, null, true)).toEqual({ name: 'insertOne', document: before });
  expect(writeOperation({ id: 'a', document: null, isNew: false, before: undefined }).name).toBe('deleteOne');
});
