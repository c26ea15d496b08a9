import { otherSpellings } from '../../testing/spellings.ts';
import { routeTable, sharedReads } from '../auth/route-table.ts';
import { isSharedRead } from './shared-reads.ts';

const id = '01890000-0000-7000-8000-00000000dead';
const pathOf = (route: string) => route.split(' ')[1]!.replace(/:\w+/g, id);

test('every shared read is open to everyone', () => {
  for (const route of sharedReads) expect([route, routeTable[route]]).toEqual([route, 'everyone']);
});

test.each(sharedReads)('%s is shared, with any query, and by no other spelling', (route) => {
  const path = pathOf(route);
  expect(['', '?', '?page=2', '?q=/user/'].map((query) => isSharedRead('GET', path + query))).not.toContain(false);
  for (const spelling of otherSpellings(path, 'shared'))
    for (const query of ['', '?page=2'])
      expect([spelling, isSharedRead('GET', spelling + query)]).toEqual([spelling, false]);
  for (const method of ['POST', 'HEAD', 'get', undefined]) expect(isSharedRead(method, path)).toBe(false);
  expect(isSharedRead('GET', `http://henna.example${path}`)).toBe(false);
});

test.each(Object.keys(routeTable).filter((route) => !sharedReads.includes(route)))(
  '%s is not shared, however it is spelled',
  (route) => {
    const shared = new Set(sharedReads.map(pathOf));
    const path = pathOf(route);
    const spellings = [...otherSpellings(path, 'others'), ...(shared.has(path) ? [] : [path])];
    for (const spelling of spellings) expect([spelling, isSharedRead('GET', spelling)]).toEqual([spelling, false]);
  },
);
