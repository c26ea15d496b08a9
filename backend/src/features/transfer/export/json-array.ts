/** An indented JSON array in pieces, as slowly and as long as its items come. */
export async function* jsonArray(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const item of items) {
    yield `${separator}  ${JSON.stringify(item, null, 2).replaceAll('\n', '\n  ')}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
