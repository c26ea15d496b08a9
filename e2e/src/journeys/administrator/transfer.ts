import { readFile } from 'node:fs/promises';
import { expect } from '@jest/globals';
import { adminTexts } from '../../texts/admin-texts.ts';
import type { Visitor } from '../../browser/visitor.ts';
import type { App } from '../../app/app.ts';
import { expectEventually } from '../../wait.ts';

interface Brand {
  readonly name: string;
}

/**
 * Previews an import, imports with a bad row, sends that row again once it is corrected, and undoes both imports.
 */
export const importBrands = async (visitor: Visitor, app: App): Promise<void> => {
  const { page, device } = visitor;
  const texts = adminTexts[device.language];
  const names = ['one', 'two', 'three'].map((number) => `imported ${number} ${device.language}`);
  const [one, two, three] = names.map((name) => ({ name, displayName: name }));
  const importedBrands = async () => {
    const brands = await app.get<readonly Brand[]>('/api/brands');
    return names.filter((name) => brands.some((brand) => brand.name === name));
  };
  const choose = async (rows: readonly object[]) => {
    await page.locator('main input[type=file]').setInputFiles({
      name: 'brands.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(rows)),
    });
    await page.getByRole('combobox', { name: texts.entityType, exact: true }).selectOption('brands');
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const undo = async () => {
    await press(texts.undoImport);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('listitem').first().waitFor();
    expect(await visitor.accessibilityViolations('admin-import-undo')).toEqual([]);
    await dialog.getByRole('button', { name: texts.undo, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await visitor.goTo('/admin/import');
  await choose([one!, two!, { displayName: three!.displayName }]);
  await press(texts.checkFirst);
  await page.getByText(texts.planTitle, { exact: true }).waitFor();
  expect(await importedBrands()).toEqual([]);
  expect(await visitor.accessibilityViolations('admin-import-plan')).toEqual([]);
  await press(texts.importData);
  await page
    .getByRole('listitem')
    .filter({ hasText: `${texts.row} 3` })
    .waitFor();
  await expectEventually(importedBrands, names.slice(0, 2));

  const [download] = await Promise.all([page.waitForEvent('download'), press(texts.refusedAsJson)]);
  const refused = JSON.parse(await readFile(await download.path(), 'utf8')) as readonly object[];
  const first = page.url();
  await choose(refused.map((row) => ({ ...row, name: three!.name })));
  await press(texts.importData);
  await expectEventually(importedBrands, names);

  await page.waitForURL((url) => url.href !== first);
  await undo();
  await expectEventually(importedBrands, names.slice(0, 2));
  await visitor.goTo(first);
  await undo();
  await expectEventually(importedBrands, []);
};

/** Downloads a file of all brands. */
export const exportBrands = async (visitor: Visitor): Promise<void> => {
  const { page, device } = visitor;
  await visitor.goTo('/admin/export');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: adminTexts[device.language].exportBrands, exact: true }).click(),
  ]);
  const brands = JSON.parse(await readFile(await download.path(), 'utf8')) as readonly Brand[];
  expect(brands.length).toBeGreaterThan(10);
};
