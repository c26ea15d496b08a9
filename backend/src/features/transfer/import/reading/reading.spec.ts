import { csvCell, cellValue } from './csv-cells.ts';
import { rowsOfCsv, rowsOfJson } from './read-rows.ts';

const refusedFor = (field: string, code: string): unknown =>
  expect.objectContaining({ fields: [expect.objectContaining({ field, code })] });

async function* inChunks(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const all = async (items: AsyncIterable<unknown>) => {
  const found = [];
  for await (const item of items) found.push(item);
  return found;
};
const json = (text: string | Buffer, size = 7) => all(rowsOfJson(inChunks(Buffer.from(text as string), size)));
const csv = (text: string | Buffer, size = 5) => all(rowsOfCsv(inChunks(Buffer.from(text as string), size), 'brands'));

describe('JSON rows', () => {
  const rows = [{ name: 'a "b" \\ {[' }, { n: { deep: [1, 'é]', null] } }, {}];
  test.each([1, 2, 3, 1_000])('come one by one, whatever the chunks of %d bytes', async (size) => {
    const expected = rows.map((row) => ({ row }));
    expect(await json(JSON.stringify(rows, null, 2), size)).toEqual(expected);
    expect(await json(JSON.stringify({ mode: 'replace', data: rows }), size)).toEqual([
      { mode: 'replace' },
      ...expected,
    ]);
    expect(await json(JSON.stringify({ data: rows, mode: 'merge' }), size)).toEqual([...expected, { mode: 'merge' }]);
    expect(await json('\ufeff[]', size)).toEqual([]);
    expect(await json('{"data":[]}', size)).toEqual([]);
  });

  test('a row that is no object, or names a field twice, is told', async () => {
    expect(await json('[1, [2], "x", {"a":1,"\\u0061":2}, {"b":[{"c":1,"c":1}]}, {"a":{"__proto__":{}}}]')).toEqual([
      ...Array(3).fill({ row: undefined, problem: refusedFor('row', 'ROW_NOT_OBJECT') }),
      { row: undefined, problem: refusedFor('a', 'TWICE') },
      { row: undefined, problem: refusedFor('c', 'TWICE') },
      {
        row: undefined,
        problem: refusedFor('__proto__', 'UNKNOWN_FIELD'),
      },
    ]);
  });

  test.each([
    ['a number', '5', 'File must contain an array of objects'],
    ['a text', '"[]"', 'File must contain an array of objects'],
    ['null', 'null', 'File must contain an array of objects'],
    ['an object without rows', '{}', 'File must contain an array of objects'],
    ['a mode without rows', '{"mode":"replace"}', 'File must contain an array of objects'],
    ['nothing', '', 'ends too early'],
    ['a cut file', '[{"a":1},', 'ends too early'],
    ['a cut text', '[{"a":"', 'ends too early'],
    ['rubbish behind', '[] x', 'not valid JSON'],
    ['a comma too many', '[{},]', 'not valid JSON'],
    ['a comma too few', '[{} {}]', 'not valid JSON'],
    ['wrong brackets', '[{"a":1]}', 'File parsing error'],
    ['a comma too many in an object', '{"data":[],}', 'not valid JSON'],
    ['data that is no list', '{"data":{"a":1}}', 'File must contain an array of objects'],
    ['another mode', '{"data":[],"mode":"wipe"}', 'merge, replace'],
    ['another member', '{"rows":[{}]}', 'There is no field'],
    ['another list without rows', '{"data":[],"rows":[]}', 'There is no field'],
    ['another list without data', '{"rows":[]}', 'There is no field'],
    ['empty data twice', '{"data":[],"data":[{}]}', 'There is no field'],
    ['data twice', '{"data":[{}],"mode":"merge","data":[{}],"x":[1]}', 'There is no field'],
    ['deep nesting', `[${'['.repeat(100_000)}`, 'nested deeper'],
    ['a gigantic text', `[{"a":"${'x'.repeat(1_000_001)}"}]`, 'larger than 1 MB'],
    ['UTF-16', Buffer.from('\ufeff[{}]', 'utf16le'), 'UTF-16'],
    ['UTF-16 without a mark', Buffer.from('[{}]', 'utf16le'), 'UTF-16'],
    ['Latin-1', Buffer.from('[{"a":"crème"}]', 'latin1'), 'Latin-1'],
  ])('%s is refused with a clear message', async (_, text, message) => {
    await expect(json(text, 10_000)).rejects.toThrow(message);
  });
});

describe('CSV rows', () => {
  test.each([1, 4, 1_000])('follow RFC 4180, whatever the chunks of %d characters', async (size) => {
    const text =
      '\ufeffname,description,active,labels\r\n"a, ""b""","two\nlines",true,"{""ar"":""ا""}"\nplain,,,\n\nshort\r\n';
    expect(await csv(text, size)).toEqual([
      { row: { name: 'a, "b"', description: 'two\nlines', active: true, labels: { ar: 'ا' } } },
      { row: { name: 'plain', description: null, active: null, labels: null } },
      { row: { name: 'short', description: null, active: null, labels: null } },
    ]);
  });

  test('of old Macs and of spreadsheets are read as well', async () => {
    const rows = [{ row: { name: 'a', active: true } }, { row: { name: 'b', active: false } }];
    expect(await csv('name,active\ra,TRUE\rb,False\r')).toEqual(rows);
    expect(await csv('name,active\r\n\r\na,TRUE\r\nb,False')).toEqual(rows);
  });

  test.each([
    ['an open quotation mark', 'a\n"x', 'Quote Not Closed'],
    ['text behind one', 'a\n"x"y', 'Invalid Closing Quote'],
    ['a record of many cells', `a\n${','.repeat(200)}`, 'more than 200 cells'],
    ['a gigantic cell', `a\n"${'x'.repeat(1_000_100)}"`, 'Max Record Size'],
    ['a column twice', 'a,a\n1,2', 'twice'],
    ['a nameless column', 'a,\n1,2', 'no name'],
    ['nothing', '', 'empty'],
  ])('%s is refused', async (_, text, message) => {
    await expect(csv(text)).rejects.toThrow(message);
  });

  test.each(['=1+1', '+x', '-x', '@x', "'quoted", "'=x", 'a,"b"', '\tx', 'two\nlines', 'true', '12'])(
    'the text %j is no formula in a cell, and comes back',
    async (value) => {
      expect(csvCell(value)).not.toMatch(/^"?[=+\-@\t]/);
      expect(await csv(`name\r\n${csvCell(value)}\r\n`)).toEqual([{ row: { name: value } }]);
    },
  );

  test('what is no text comes back as what it was', () => {
    expect(cellValue('categories', 'sortOrder', csvCell(-5).replace(/^'/, ''))).toBe(-5);
    expect(cellValue('products', 'shades', '[{"name":"x"}]')).toEqual([{ name: 'x' }]);
    expect(cellValue('products', 'shades', 'rubbish')).toBe('rubbish');
    expect(cellValue('brands', 'active', 'yes')).toBe('yes');
  });
});
