/** The lines of a file with the offset of the byte after each, counted from `from`. */
export async function* linesOf(
  chunks: AsyncIterable<Buffer>,
  from: number,
): AsyncGenerator<{ line: string; end: number }> {
  let rest: Buffer[] = [];
  let end = from;
  for await (const chunk of chunks) {
    let begin = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, begin)) {
      const line = Buffer.concat([...rest, chunk.subarray(begin, at)]);
      rest = [];
      begin = at + 1;
      end += line.length + 1;
      yield { line: line.toString(), end };
    }
    if (begin < chunk.length) rest.push(chunk.subarray(begin));
  }
}
