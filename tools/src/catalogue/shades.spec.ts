import { shadeCandidates, shadesOf } from './shades.ts';

const row = (name: string, specific: string, hex: string) => ({ brand: 'A', product: 'Base', name, specific, hex });

describe('shadesOf', () => {
  it('names a shade by number and name, light before deep', () => {
    const rows = [row('Espresso', '90', '#402010'), row('Shell', '1C0', '#f0e0d0'), row('NA', 'NC20', '#c0a080')];
    expect(shadesOf(rows)).toEqual({
      all: 3,
      shades: [
        { name: '1C0 Shell', hex: '#F0E0D0' },
        { name: 'NC20', hex: '#C0A080' },
        { name: '90 Espresso', hex: '#402010' },
      ],
    });
  });

  it('leaves out what is no shade name, and a name met before', () => {
    const rows = [row('A Base', 'NA', '#402010'), row('Shell', 'NA', '#f0e0d0'), row('Shell', 'NA', '#f0e0d1')];
    expect(shadesOf(rows).shades.map(({ name }) => name)).toEqual(['Shell']);
  });

  it('keeps at most 40, with the lightest and the deepest', () => {
    const grey = (at: number) => `#${(255 - at).toString(16).padStart(2, '0').repeat(3)}`;
    const { all, shades } = shadesOf(Array.from({ length: 60 }, (_, at) => row(`Shade ${at}`, 'NA', grey(at))));
    expect([all, shades.length, shades[0]?.name, shades.at(-1)?.name]).toEqual([60, 40, 'Shade 0', 'Shade 59']);
    expect(new Set(shades.map(({ name }) => name)).size).toBe(40);
  });
});

describe('shadeCandidates', () => {
  it('takes foundations with five shades or more', () => {
    const rows = ['a', 'b', 'c', 'd', 'e'].map((name, at) => row(name, 'NA', `#0000${at}0`));
    expect(shadeCandidates(rows)).toMatchObject([
      { brand: 'A', name: 'Base', sourceCategory: 'shades', range: { all: 5 } },
    ]);
    expect(shadeCandidates(rows.slice(1))).toEqual([]);
  });
});
