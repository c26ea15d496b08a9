import { nearestName } from './nearest-name.ts';

test.each([
  ['makup', 'makeup'],
  ['MAKEPU', 'makeup'],
  ['hair-care', 'hair_care'],
  ['العنايه بالبشرة', 'العناية بالبشرة'],
  ['العناية بالبشر', 'العناية بالبشرة'],
  ['perfume', undefined],
  ['hai', undefined],
  ['x', undefined],
])('%s may mean %s', (name, meant) => {
  expect(nearestName(name, ['skincare', 'makeup', 'hair_care', 'y', 'العناية بالبشرة'])).toBe(meant);
});

test('the nearest of several is meant, of equals the first', () => {
  expect(nearestName('lipstik', ['lipsticks', 'lipstick', 'lip stick'])).toBe('lipstick');
  expect(nearestName('rosewod', ['rosewoot', 'rosewood', 'rosewold'])).toBe('rosewood');
});
