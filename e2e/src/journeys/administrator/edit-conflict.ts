import { expect } from '@jest/globals';
import { adminTexts } from '../../texts/admin-texts.ts';
import type { Visitor } from '../../browser/visitor.ts';
import type { App } from '../../app/app.ts';

interface Category {
  readonly id: string;
  readonly displayName: string;
  readonly description: string | null;
  readonly sortOrder: number;
}
const path = '/api/admin/categories';

/** Two administrators edit one category: changes of different fields are merged; for a conflict the editor chooses. */
export const resolveEditConflict = async (visitor: Visitor, app: App): Promise<void> => {
  const { page, device } = visitor;
  const texts = adminTexts[device.language];
  const name = `${device.language} ${device.width}`;
  const { id } = await app.administer<Category>('POST', path, {
    name: `together ${name}`,
    displayName: name,
    labels: { ar: name },
    active: false,
  });
  const change = (fields: Partial<Category>) => app.administer<Category>('PUT', `${path}/${id}`, fields);
  const read = async () => (await app.administer<Category[]>('GET', path)).find((category) => category.id === id);
  const dialog = page.getByRole('dialog');
  const field = (label: string, role: 'textbox' | 'spinbutton' = 'textbox') =>
    dialog.getByRole(role, { name: label, exact: true });
  const save = () => dialog.getByRole('button', { name: texts.saveRecord, exact: true }).click();
  const begin = async (description: string) => {
    await visitor.goTo('/admin/categories');
    await page.getByRole('button', { name: texts.editOf(name), exact: true }).click();
    await field(texts.description).fill(description);
  };

  await begin('First');
  await change({ sortOrder: 7 });
  await save();
  await visitor.waitForToast(texts.categoryUpdated);
  expect(await read()).toMatchObject({ description: 'First', sortOrder: 7 });

  await begin('Second');
  await change({ description: 'Theirs', sortOrder: 8, displayName: `${name}!` });
  await save();
  await dialog.getByRole('heading', { name: texts.conflict, exact: true }).waitFor();
  expect(await field(texts.sortOrder, 'spinbutton').inputValue()).toBe('8');
  expect(await dialog.getByRole('radiogroup').count()).toBe(1);
  expect(await visitor.accessibilityViolations('admin-conflict')).toEqual([]);
  await save();
  await dialog.getByText(texts.chooseOne, { exact: true }).waitFor();
  const mine = dialog.getByRole('radio', { name: texts.mine });
  expect(await mine.evaluate((radio) => radio === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  await save();
  await visitor.waitForToast(texts.categoryUpdated);
  expect(await read()).toMatchObject({ description: 'Second', sortOrder: 8, displayName: `${name}!` });
};
