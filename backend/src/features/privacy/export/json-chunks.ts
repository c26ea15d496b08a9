/** Indented JSON of an object in chunks, so that its lists can be streamed. */
export async function* jsonChunks(
  members: Readonly<Record<string, unknown>>,
  lists: Readonly<Record<string, AsyncIterable<unknown>>>,
): AsyncGenerator<string> {
  let before = '{\n';
  for (const [name, value] of Object.entries(members)) {
    yield `${before}  ${JSON.stringify(name)}: ${indented(value, '  ')}`;
    before = ',\n';
  }
  for (const [name, list] of Object.entries(lists)) {
    yield `${before}  ${JSON.stringify(name)}: [`;
    before = ',\n';
    let separator = '\n';
    for await (const item of list) {
      yield `${separator}    ${indented(item, '    ')}`;
      separator = ',\n';
    }
    yield separator === '\n' ? ']' : '\n  ]';
  }
  yield before === '{\n' ? '{}\n' : '\n}\n';
}

const indented = (value: unknown, by: string) => JSON.stringify(value, null, 2).replaceAll('\n', `\n${by}`);
