/** Indented JSON of an object in pieces, so that its lists may come as slowly and be as long as they like. */
export async function* jsonPieces(
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
