import { PreviousNames } from './previous-names.ts';
import type { BackupRow } from './restore-files.ts';
import type { BackupSection } from '../backup/backup-sections.ts';

const former = async (section: BackupSection, ...rows: readonly BackupRow[]) => {
  const files = {
    async *batches() {
      await Promise.resolve();
      yield [...rows];
    },
  };
  const names = await PreviousNames.load(files, section);
  return rows.map((row) => names.namesOf(row));
};
const brand = (id: string, name: string, ...previousNames: readonly string[]) => ({ id, name, previousNames });

test('a name that nobody else bears or bore is borne again', async () => {
  expect(await former('brands', brand('a', 'New', 'Old', 'Older'), brand('b', 'Else'))).toEqual([['Old', 'Older'], []]);
});

test('a name that another has now, or had before in the file, stays away', async () => {
  expect(
    await former('brands', brand('a', 'New', 'Dior'), brand('b', 'DIOR', 'Aux'), brand('c', 'Elf', 'aux')),
  ).toEqual([[], ['Aux'], []]);
});

test('two that changed their names for each other’s keep what they have', async () => {
  expect(await former('categories', brand('a', 'lips', 'face'), brand('b', 'face', 'lips'))).toEqual([[], []]);
});

test('names of subcategories are their category’s own', async () => {
  const part = (id: string, categoryId: string, name: string, ...of: readonly string[]) => ({
    ...brand(id, name, ...of),
    categoryId,
  });
  const rows = [part('a', 'c', 'new', 'other'), part('b', 'd', 'other')];
  expect(await former('subcategories', ...rows)).toEqual([['other'], []]);
  expect(await former('products', brand('p', 'n', 'o'))).toEqual([[]]);
});
