import { csvOf, type DownloadField } from './column.ts';

interface Row {
  readonly name: string | null;
  readonly count: number;
}

const columns: readonly DownloadField<Row>[] = [
  { key: 'name', value: ({ name }) => name },
  { key: 'picture' },
  { key: 'count', value: ({ count }) => count },
];

test('rows are lines of RFC 4180; what is not told stays out', () => {
  const rows = [
    { name: 'Velvet, "soft"\nlipstick', count: 2 },
    { name: null, count: -3 },
    { name: 'أحمر', count: 0 },
  ];
  expect(csvOf(columns, rows)).toBe('name,count\r\n"Velvet, ""soft""\nlipstick",2\r\n,-3\r\nأحمر,0\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('the formula %j is text to a spreadsheet', (name) => {
  expect(csvOf(columns, [{ name, count: 1 }])).toContain(`'${name}`);
});
