import { readFile } from 'node:fs/promises';
import { expect } from '@jest/globals';
import { adminWords } from '../../browser/admin-words.ts';
import type { Visitor } from '../../browser/visitor.ts';
import type { Product } from '../../product/product.ts';
import { until } from '../../until.ts';

interface Brand {
  readonly name: string;
}

/**
 * Looks first at what an import would do, imports with a bad row, sends that one again once it is corrected, and takes
 * both imports back.
 */
export const importBrands = async (visitor: Visitor, product: Product): Promise<void> => {
  const { page, manner } = visitor;
  const words = adminWords[manner.language];
  const names = ['one', 'two', 'three'].map((number) => `imported ${number} ${manner.language}`);
  const [one, two, three] = names.map((name) => ({ name, displayName: name }));
  const known = async () => {
    const brands = await product.get<readonly Brand[]>('/api/brands');
    return names.filter((name) => brands.some((brand) => brand.name === name));
  };
  const choose = async (rows: readonly object[]) => {
    await page.locator('main input[type=file]').setInputFiles({
      name: 'brands.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(rows)),
    });
    await page.getByRole('combobox', { name: words.entityType, exact: true }).selectOption('brands');
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const undo = async () => {
    await press(words.undoImport);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('listitem').first().waitFor();
    expect(await visitor.faultsOf('admin-import-undo')).toEqual([]);
    await dialog.getByRole('button', { name: words.takeBack, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await visitor.goTo('/admin/import');
  await choose([one!, two!, { displayName: three!.displayName }]);
  await press(words.checkFirst);
  await page.getByText(words.planTitle, { exact: true }).waitFor();
  expect(await known()).toEqual([]);
  expect(await visitor.faultsOf('admin-import-plan')).toEqual([]);
  await press(words.importData);
  await page
    .getByRole('listitem')
    .filter({ hasText: `${words.row} 3` })
    .waitFor();
  expect(await until(known, ({ length }) => length === 2)).toEqual(names.slice(0, 2));

  const [download] = await Promise.all([page.waitForEvent('download'), press(words.refusedAsJson)]);
  const refused = JSON.parse(await readFile(await download.path(), 'utf8')) as readonly object[];
  const first = page.url();
  await choose(refused.map((row) => ({ ...row, name: three!.name })));
  await press(words.importData);
  expect(await until(known, ({ length }) => length === 3)).toEqual(names);

  await page.waitForURL((url) => url.href !== first);
  await undo();
  expect(await until(known, ({ length }) => length === 2)).toEqual(names.slice(0, 2));
  await visitor.goTo(first);
  await undo();
  expect(await until(known, ({ length }) => length === 0)).toEqual([]);
};

/** Takes a file of all brands home. */
export const exportBrands = async (visitor: Visitor): Promise<void> => {
  const { page, manner } = visitor;
  await visitor.goTo('/admin/export');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: adminWords[manner.language].exportBrands, exact: true }).click(),
  ]);
  const brands = JSON.parse(await readFile(await download.path(), 'utf8')) as readonly Brand[];
  expect(brands.length).toBeGreaterThan(10);
};
