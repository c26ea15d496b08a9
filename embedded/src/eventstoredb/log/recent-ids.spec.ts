import { RecentIds } from './recent-ids.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

describe('recent ids', () => {
  it('keeps the first place of an id in each stream', () => {
    const ids = new RecentIds(10);
    ids.add(1, id(1), { revision: 0, position: 1 });
    ids.add(1, id(1), { revision: 1, position: 2 });
    ids.add(2, id(1), { revision: 5, position: 3 });
    expect(ids.find(1, id(1))).toEqual({ revision: 0, position: 1 });
    expect(ids.find(2, id(1))).toEqual({ revision: 5, position: 3 });
    expect(ids.find(3, id(1))).toBeUndefined();
  });
  it('knows the latest, and forgets what came before twice as many', () => {
    const ids = new RecentIds(3);
    for (let n = 0; n < 20; n++) {
      ids.add(1, id(n), { revision: n, position: n });
      for (let age = 0; age <= Math.min(n, 2); age++) expect(ids.find(1, id(n - age))?.revision).toBe(n - age);
      if (n >= 6) expect(ids.find(1, id(n - 6))).toBeUndefined();
    }
  });
});
