/** Reads the first item before an answer begins, so that a refusal still is one. */
export const begun = async <Item>(items: AsyncIterable<Item>): Promise<AsyncGenerator<Item>> => {
  const iterator = items[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  })();
};
