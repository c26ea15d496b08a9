import { expect } from '@jest/globals';
import { adminWords } from '../../browser/admin-words.ts';
import type { Visitor } from '../../browser/visitor.ts';
import type { Product } from '../../product/product.ts';

interface Category {
  readonly id: string;
  readonly displayName: string;
  readonly description: string | null;
  readonly sortOrder: number;
}
const path = '/api/admin/categories';

/** Two administrators edit one category: what only one of them changes survives; what both change is chosen. */
export const editTogether = async (visitor: Visitor, product: Product): Promise<void> => {
  const { page, manner } = visitor;
  const words = adminWords[manner.language];
  const name = `${manner.language} ${manner.width}`;
  const { id } = await product.administer<Category>('POST', path, {
    name: `together ${name}`,
    displayName: name,
    labels: { ar: name },
    active: false,
  });
  const change = (fields: Partial<Category>) => product.administer<Category>('PUT', `${path}/${id}`, fields);
  const read = async () => (await product.administer<Category[]>('GET', path)).find((category) => category.id === id);
  const dialog = page.getByRole('dialog');
  const field = (label: string, role: 'textbox' | 'spinbutton' = 'textbox') =>
    dialog.getByRole(role, { name: label, exact: true });
  const save = () => dialog.getByRole('button', { name: words.saveRecord, exact: true }).click();
  const begin = async (description: string) => {
    await visitor.goTo('/admin/categories');
    await page.getByRole('button', { name: words.editOf(name), exact: true }).click();
    await field(words.description).fill(description);
  };

  await begin('First');
  await change({ sortOrder: 7 });
  await save();
  await visitor.isTold(words.categoryUpdated);
  expect(await read()).toMatchObject({ description: 'First', sortOrder: 7 });

  await begin('Second');
  await change({ description: 'Theirs', sortOrder: 8, displayName: `${name}!` });
  await save();
  await dialog.getByRole('heading', { name: words.conflict, exact: true }).waitFor();
  expect(await field(words.sortOrder, 'spinbutton').inputValue()).toBe('8');
  expect(await dialog.getByRole('radiogroup').count()).toBe(1);
  expect(await visitor.faultsOf('admin-conflict')).toEqual([]);
  await save();
  await dialog.getByText(words.chooseOne, { exact: true }).waitFor();
  const mine = dialog.getByRole('radio', { name: words.mine });
  expect(await mine.evaluate((radio) => radio === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  await save();
  await visitor.isTold(words.categoryUpdated);
  expect(await read()).toMatchObject({ description: 'Second', sortOrder: 8, displayName: `${name}!` });
};
