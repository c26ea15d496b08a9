import fc from 'fast-check';
import { DeletionIndex } from './deletion-index.ts';

const maxDeletions = (length: number) => (length < 5 ? 1 : 2);
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ش'), minLength: 3, maxLength: 9 });

const deletionsOf = (text: string) => {
  const less = (each: string) => Array.from(each, (_, at) => each.slice(0, at) + each.slice(at + 1));
  const prefix = text.slice(0, 7);
  const once = less(prefix);
  return new Set([prefix, ...once, ...(maxDeletions(text.length) > 1 ? once.flatMap(less) : [])]);
};

test('finds, after any changes, exactly the terms that have a deletion in common with a text', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(word, fc.boolean()), { maxLength: 120 }), word, (changes, asked) => {
      const index = new DeletionIndex(maxDeletions, 1_000);
      const terms = new Set<string>();
      for (const [term, isAdded] of changes) {
        if (isAdded) index.add(term);
        else index.remove(term);
        if (isAdded) terms.add(term);
        else terms.delete(term);
      }
      const own = deletionsOf(asked);
      const expected = [...terms].filter((term) => [...deletionsOf(term)].some((each) => own.has(each)));
      expect([...index.lookup(asked)].sort()).toEqual(expected.sort());
    }),
    { numRuns: 300 },
  );
});

test('the number of terms is bounded, and a term that leaves makes room', () => {
  const index = new DeletionIndex(maxDeletions, 2);
  for (const term of ['velvet', 'mascara', 'serum']) index.add(term);
  expect(index.lookup('serum')).toEqual([]);
  index.remove('mascara');
  index.add('serum');
  expect(index.lookup('serum')).toEqual(['serum']);
});
