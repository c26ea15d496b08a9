import { readFile } from 'node:fs/promises';
import { expect } from '@jest/globals';
import { adminTexts } from '../../texts/admin-texts.ts';
import type { Visitor } from '../../browser/visitor.ts';
import type { App } from '../../app/app.ts';
import { expectEventually } from '../../wait.ts';

interface Brand {
  readonly name: string;
}

/** What an administrator does on the screen of imports. */
const importScreen = (visitor: Visitor) => {
  const { page, device } = visitor;
  const texts = adminTexts[device.language];
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  /** Goes with a file to the matching of its columns. */
  const choose = async (name: string, mimeType: string, content: string, entity: 'brands' | 'products') => {
    await page.locator('main input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(content) });
    const type = page.getByRole('combobox', { name: texts.entityType, exact: true });
    await expectEventually(() => type.inputValue(), entity);
    await press(texts.matchColumns);
  };
  const rows = page.getByRole('region', { name: texts.rowsOfFile, exact: true });
  const undo = async () => {
    await press(texts.undoImport);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('listitem').first().waitFor();
    expect(await visitor.accessibilityViolations('admin-import-undo')).toEqual([]);
    await dialog.getByRole('button', { name: texts.undo, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  return { page, texts, press, choose, rows, undo };
};

/**
 * Previews an import, imports with a bad row, sends that row again once it is corrected, and undoes both imports.
 */
export const importBrands = async (visitor: Visitor, app: App): Promise<void> => {
  const { page, texts, press, choose, rows, undo } = importScreen(visitor);
  const names = ['one', 'two', 'three'].map((number) => `imported ${number} ${visitor.device.language}`);
  const [one, two, three] = names.map((name) => ({ name, displayName: name }));
  const importedBrands = async () => {
    const brands = await app.get<readonly Brand[]>('/api/brands');
    return names.filter((name) => brands.some((brand) => brand.name === name));
  };
  await visitor.goTo('/admin/import');
  const content = ['name;displayName', `${one!.name};x`, `${two!.name};x`, `;${three!.name}`].join('\r\n');
  await choose('brands.csv', 'text/csv', content, 'brands');
  await press(texts.preview);
  await rows.waitFor();
  expect(await importedBrands()).toEqual([]);
  expect(await visitor.accessibilityViolations('admin-import-preview')).toEqual([]);
  await press(texts.importData);
  await page
    .getByRole('listitem')
    .filter({ hasText: `${texts.line} 4` })
    .waitFor();
  await expectEventually(importedBrands, names.slice(0, 2));

  const [download] = await Promise.all([page.waitForEvent('download'), press(texts.rejectedAsJson)]);
  const rejected = JSON.parse(await readFile(await download.path(), 'utf8')) as readonly object[];
  const first = page.url();
  const corrected = rejected.map((row) => ({ ...row, name: three!.name }));
  await choose('brands.json', 'application/json', JSON.stringify(corrected), 'brands');
  await press(texts.preview);
  await press(texts.importData);
  await expectEventually(importedBrands, names);

  await page.waitForURL((url) => url.href !== first && url.searchParams.has('import'));
  await undo();
  await expectEventually(importedBrands, names.slice(0, 2));
  await visitor.goTo(first);
  await undo();
  await expectEventually(importedBrands, []);
};

/**
 * Imports the catalogue of another shop: matches its columns by hand and saves that, corrects a cell in the preview, has
 * a missing brand created, and undoes all of it at once.
 */
export const importForeignCatalogue = async (visitor: Visitor, app: App): Promise<void> => {
  const { page, texts, press, rows, undo } = importScreen(visitor);
  const { language } = visitor.device;
  const [brand, balm, gloss] = ['Maker', 'Balm', 'Gloss'].map((word) => `${word} ${language}`);
  const importIds = async () => {
    const [brands, products] = await Promise.all([
      app.get<readonly Brand[]>('/api/brands'),
      app.get<readonly Brand[]>(`/api/products?q=${encodeURIComponent(language)}`),
    ]);
    const names = [...brands, ...products].map(({ name }) => name);
    return [brand, balm, gloss].filter((name) => names.includes(name!));
  };
  const lines = [
    'Item\tVendor\tDepartment\tKind\tPrice',
    `${balm}\t${brand}\tmakeup\tlipstick\t9`,
    `\t${brand}\tmakeup\tlipstick\t8`,
  ];
  await visitor.goTo('/admin/import');
  await page.locator('main input[type=file]').setInputFiles({
    name: 'catalogue.tsv',
    mimeType: 'text/plain',
    buffer: Buffer.from(`\ufeff${lines.join('\n')}`, 'utf16le'),
  });
  await page.getByRole('combobox', { name: texts.entityType, exact: true }).selectOption('products');
  await press(texts.matchColumns);
  const fieldOf = (column: string) => page.getByRole('combobox', { name: texts.fieldOf(column), exact: true });
  await fieldOf('Kind').selectOption('subcategory');
  expect(await visitor.accessibilityViolations('admin-import-matching')).toEqual([]);
  await page.getByRole('textbox', { name: texts.saveMatchingAs }).fill(`Shop ${language}`);
  await press(texts.save);
  await page.getByRole('combobox', { name: texts.savedMatching, exact: true }).waitFor();
  await press(texts.preview);
  await page.getByRole('checkbox', { name: texts.createMissing }).click();
  await rows.getByRole('button', { name: texts.correctName(2) }).click();
  await rows.getByRole('textbox', { name: texts.correctName(2), exact: true }).fill(gloss!);
  await page.keyboard.press('Enter');
  await expectEventually(() => page.getByRole('button', { name: new RegExp(`^${texts.reject} `) }).count(), 0);
  expect(await importIds()).toEqual([]);
  await press(texts.importData);
  await expectEventually(importIds, [brand, balm, gloss]);
  await undo();
  await expectEventually(importIds, []);
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
