import { cielab, shadeFamilies, shadeFamily, shadeFamilyHex } from './shade-family.ts';

test.each([
  ['#FFFFFF', 100, 0],
  ['#000000', 0, 0],
  ['#FF0000', 53.24, 104.55],
  ['#336699', 42.01, 32.84],
])('%s has the lightness and chroma that others compute', (hex, lightness, chroma) => {
  expect(cielab(hex).lightness).toBeCloseTo(lightness, 1);
  expect(cielab(hex).chroma).toBeCloseTo(chroma, 0);
});

test.each([
  ['#F3DCC3', 'ivory'],
  ['#D9B591', 'beige'],
  ['#B98B65', 'honey'],
  ['#95683F', 'caramel'],
  ['#5E3B26', 'brown'],
  ['#3A241A', 'espresso'],
  ['#B5122B', 'red'],
  ['#F0A0B4', 'pink'],
  ['#6D1F37', 'berry'],
  ['#FF6F61', 'coral'],
  ['#101010', 'black'],
  ['#7F7F7F', 'grey'],
  ['#4B0082', 'purple'],
  ['#1F4FA0', 'blue'],
  ['#2F7D32', 'green'],
])('%s is %s', (hex, family) => expect(shadeFamily(hex)).toBe(family));

test('the colours that show the families stand in the order of their names', () =>
  expect(Object.keys(shadeFamilyHex)).toEqual(shadeFamilies));

test('every colour has a family, and every family is shown by a colour of its own', () => {
  for (let packed = 0; packed < 2 ** 24; packed += 65_521 / 13)
    expect(shadeFamilies).toContain(shadeFamily(`#${Math.floor(packed).toString(16).padStart(6, '0')}`));
  for (const family of shadeFamilies) expect(shadeFamily(shadeFamilyHex[family])).toBe(family);
});
