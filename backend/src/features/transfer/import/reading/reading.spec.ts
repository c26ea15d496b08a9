import { csvCell, cellValue } from './csv-cells.ts';
import { ColumnFields } from './column-fields.ts';
import type { TextEncoding } from './encodings.ts';
import type { CsvChoice } from './read-csv.ts';
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
const fields = () => new ColumnFields((column) => column);
const json = (text: string | Buffer, size = 7, encoding?: TextEncoding) =>
  all(rowsOfJson(inChunks(Buffer.from(text as string), size), fields(), encoding));
const csv = (text: string | Buffer, size = 5, choice: CsvChoice = {}) =>
  all(rowsOfCsv(inChunks(Buffer.from(text as string), size), 'brands', fields(), choice));

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
    ['another mode', '{"data":[],"mode":"wipe"}', 'merge, update, replace'],
    ['another member', '{"rows":[{}]}', 'There is no field'],
    ['another list without rows', '{"data":[],"rows":[]}', 'There is no field'],
    ['another list without data', '{"rows":[]}', 'There is no field'],
    ['empty data twice', '{"data":[],"data":[{}]}', 'There is no field'],
    ['data twice', '{"data":[{}],"mode":"merge","data":[{}],"x":[1]}', 'There is no field'],
    ['deep nesting', `[${'['.repeat(100_000)}`, 'nested deeper'],
    ['a gigantic text', `[{"a":"${'x'.repeat(1_000_001)}"}]`, 'larger than 1 MB'],
    ['Latin-1', Buffer.from('[{"a":"crème"}]', 'latin1'), 'choose its encoding'],
    ['UTF-16 that is cut', Buffer.from('\ufeff[{"a":1}]', 'utf16le').subarray(0, -1), 'choose its encoding'],
  ])('%s is refused with a clear message', async (_, text, message) => {
    await expect(json(text, 10_000)).rejects.toThrow(message);
  });
});

describe('CSV rows', () => {
  test.each([1, 4, 1_000])('follow RFC 4180, whatever the chunks of %d characters', async (size) => {
    const text =
      '\ufeffname,description,active,labels\r\n"a, ""b""","two\nlines",true,"{""ar"":""ا""}"\nplain,,,\n\nshort\r\n';
    expect(await csv(text, size)).toEqual([
      { line: 2, row: { name: 'a, "b"', description: 'two\nlines', active: true, labels: { ar: 'ا' } } },
      { line: 4, row: { name: 'plain' } },
      { line: 6, row: { name: 'short' } },
    ]);
  });

  test('of old Macs and of spreadsheets are read as well', async () => {
    const rows = (first: number) => [
      { line: first, row: { name: 'a', active: true } },
      { line: first + 1, row: { name: 'b', active: false } },
    ];
    expect(await csv('name,active\ra,TRUE\rb,False\r')).toEqual(rows(2));
    expect(await csv('name,active\r\n\r\na,TRUE\r\nb,False')).toEqual(rows(3));
    expect(await csv('name,active\na,TRUE\nb,False\n,\n,\n')).toEqual(rows(2));
  });

  test.each([
    ['semicolons', 'name;description\na;"b;c, d"'],
    ['semicolons, which its first line names', 'sep=;\nname;description\na;"b;c, d"'],
    ['tabs', 'name\tdescription\na\t"b;c, d"'],
    ['commas, between quoted names with semicolons', '"name","description"\na,"b;c, d"'],
  ])('separated by %s are recognised', async (_, text) => {
    expect(await csv(text)).toMatchObject([{ row: { name: 'a', description: 'b;c, d' } }]);
  });

  test('are separated as it is chosen', async () => {
    expect(await csv('name;x,description\na;1,b', 5, { separator: ',' })).toMatchObject([
      { row: { 'name;x': 'a;1', description: 'b' } },
    ]);
  });

  test.each([
    ['UTF-16', Buffer.from('\ufeffname\nحنّاء, crème', 'utf16le'), undefined],
    ['UTF-16 in network order', Buffer.from('\ufeffname\nحنّاء, crème', 'utf16le').swap16(), undefined],
    ['UTF-16 without a mark', Buffer.from('name\nحنّاء, crème', 'utf16le'), undefined],
    ['UTF-8 without a mark', Buffer.from('name\nحنّاء, crème'), undefined],
    [
      'Windows-1256',
      Buffer.from([
        ...Buffer.from('name\n'),
        0xcd,
        0xe4,
        0xf8,
        0xc7,
        0xc1,
        0x2c,
        0x20,
        ...Buffer.from('cr'),
        0xe8,
        ...Buffer.from('me'),
      ]),
      'windows-1256',
    ],
  ] as const)('in %s are read', async (_, bytes, encoding) => {
    for (const size of [1, 3, 1_000])
      expect(await csv(bytes, size, { encoding, separator: ';' })).toEqual([{ line: 2, row: { name: 'حنّاء, crème' } }]);
  });

  test('rows that have more values than columns are told with their lines', async () => {
    expect(await csv('name\n"a\nb"\nc,d')).toEqual([
      { line: 2, row: { name: 'a\nb' } },
      { line: 4, row: { name: 'c' }, problem: refusedFor('row', 'ROW_TOO_LONG') },
    ]);
  });

  test('columns without a name, and those that come again, have names of their own', async () => {
    expect(await csv('name,,name\n1,2,3')).toEqual([{ line: 2, row: { name: '1', '#2': '2', 'name (2)': '3' } }]);
  });

  test('columns that are no fields are named once and left out; marks of refused rows silently', async () => {
    const nameOnly = new ColumnFields((column) => (column === 'name' ? column : undefined));
    const text = '_row,_problem,price,name\n1,x,2,a\n2,x,3,b';
    expect(await all(rowsOfCsv(inChunks(Buffer.from(text), 9), 'brands', nameOnly))).toEqual([
      { line: 2, row: { name: 'a' } },
      { line: 3, row: { name: 'b' } },
    ]);
    expect(nameOnly.leftOut).toEqual(['price']);
    const ofJson = new ColumnFields((column) => (column === 'name' ? column : undefined));
    expect(await all(rowsOfJson(inChunks(Buffer.from('[{"name":"a","x":1},{"x":2,"y":3}]'), 9), ofJson))).toEqual([
      { row: { name: 'a' } },
      { row: {} },
    ]);
    expect(ofJson.leftOut).toEqual(['x', 'y']);
  });

  test.each([
    ['an open quotation mark', 'a\n"x', 'Quote Not Closed'],
    ['text behind one', 'a\n"x"y', 'Invalid Closing Quote'],
    ['a record of many cells', `a\n${','.repeat(200)}`, 'more than 200 cells'],
    ['a gigantic cell', `a\n"${'x'.repeat(1_000_100)}"`, 'Max Record Size'],
    ['nothing', '', 'empty'],
  ])('%s is refused', async (_, text, message) => {
    await expect(csv(text)).rejects.toThrow(message);
  });

  test.each(['=1+1', '+x', '-x', '@x', "'quoted", "'=x", 'a,"b"', '\tx', 'two\nlines', 'true', '12'])(
    'the text %j is no formula in a cell, and comes back',
    async (value) => {
      expect(csvCell(value)).not.toMatch(/^"?[=+\-@\t]/);
      expect(await csv(`name\r\n${csvCell(value)}\r\n`)).toEqual([{ line: 2, row: { name: value } }]);
    },
  );

  test('what is no text comes back as what it was', () => {
    expect(cellValue('categories', 'sortOrder', csvCell(-5).replace(/^'/, ''))).toBe(-5);
    expect(cellValue('products', 'shades', '[{"name":"x"}]')).toEqual([{ name: 'x' }]);
    expect(cellValue('products', 'shades', 'rubbish')).toBe('rubbish');
    expect(cellValue('brands', 'active', 'yes')).toBe('yes');
  });
});
