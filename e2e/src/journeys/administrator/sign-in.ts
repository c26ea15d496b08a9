import type { Visitor } from '../../browser/visitor.ts';
import { adminTexts } from '../../texts/admin-texts.ts';

/** Signs in by typing the token. */
export const signInWithToken = async (visitor: Visitor, token: string): Promise<void> => {
  const { page, device } = visitor;
  const texts = adminTexts[device.language];
  await visitor.goTo('/admin');
  await page.getByLabel(texts.adminToken, { exact: true }).fill(token);
  await page.getByRole('button', { name: texts.enter }).click();
  await visitor.waitForToast(texts.welcome);
};
