import { expect, it } from '@jest/globals';
import { formatResult } from './format-result.ts';

const answer = {
  columns: ['brand', 'votes'],
  rows: [
    ['Rose, "Damask"', 12],
    ['Musk\n2', null],
    [['a', 'b'], 3.5],
  ],
};

it('writes CSV that a spreadsheet reads back', () => {
  expect(formatResult(answer, 'csv')).toBe('brand,votes\r\n"Rose, ""Damask""",12\r\n"Musk\n2",\r\n"[""a"",""b""]",3.5');
});

it('writes records for programs', () => {
  expect(JSON.parse(formatResult(answer, 'json'))).toEqual([
    { brand: 'Rose, "Damask"', votes: 12 },
    { brand: 'Musk\n2', votes: null },
    { brand: ['a', 'b'], votes: 3.5 },
  ]);
});

it('writes columns for a terminal', () => {
  const columns = ['option', 'votes'];
  const rows = [
    ['Good', 120],
    ['Bad', null],
  ];
  expect(formatResult({ columns, rows }, 'table')).toBe('option  votes\n------  -----\nGood    120\nBad');
});
