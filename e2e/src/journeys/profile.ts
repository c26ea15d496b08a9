import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';

const bioOf = ({ device }: Visitor) => (device.language === 'ar' ? 'أحب العطور الشرقية' : 'I collect perfumes');
export const displayNameOf = ({ name }: Visitor) => `${name} *`;

/** Without a session the profile asks to sign in. */
export const openProfileSignedOut = async (visitor: Visitor): Promise<void> => {
  await visitor.goTo('/profile');
  await visitor.page.getByText(visitor.texts.profileNeedsSignIn).waitFor();
  expect(await visitor.accessibilityViolations('profile-signed-out')).toEqual([]);
};

/** Creates a profile, which others open from a comment. */
export const createProfile = async (visitor: Visitor, other: Visitor, id: string): Promise<void> => {
  const { page, texts } = visitor;
  await visitor.goTo('/profile');
  await page.getByRole('heading', { level: 1, name: texts.createProfile }).waitFor();
  expect(await visitor.accessibilityViolations('profile-create')).toEqual([]);
  await page.getByRole('textbox', { name: texts.displayName }).fill(displayNameOf(visitor));
  await page.getByRole('textbox', { name: texts.bio }).fill(bioOf(visitor));
  await page.getByRole('combobox', { name: texts.favoriteCategories }).selectOption('perfumes');
  await page.getByRole('button', { name: texts.saveProfile }).click();
  await visitor.waitForToast(texts.profileCreated);
  await page.getByRole('heading', { level: 1, name: displayNameOf(visitor) }).waitFor();
  await page.getByText(texts.public, { exact: true }).waitFor();
  expect(await visitor.accessibilityViolations('profile')).toEqual([]);

  await other.goTo(`/product/${id}`);
  await other.readComments();
  await other.page
    .getByRole('button', { name: texts.openProfile(displayNameOf(visitor)) })
    .first()
    .click();
  const card = other.page.getByRole('dialog', { name: displayNameOf(visitor) });
  await card.getByText(bioOf(visitor)).waitFor();
  await card.getByText(`${visitor.name}: 2`, { exact: true }).waitFor();
  expect(await card.getByText(visitor.email).count()).toBe(0);
  expect(await other.accessibilityViolations('author-card')).toEqual([]);
  await other.page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
};

/** Finds what one has said, each with its product, below the profile. */
export const readActivity = async (visitor: Visitor): Promise<void> => {
  const { page, texts, name } = visitor;
  await visitor.goTo('/profile');
  await page.getByRole('tab', { name: texts.votesTab, exact: true }).waitFor();
  expect(await visitor.accessibilityViolations('activity-votes')).toEqual([]);
  await page.getByRole('tab', { name: texts.commentsTab, exact: true }).click();
  await page.waitForURL(/tab=comments/);
  // The reply below the comment that was withdrawn.
  await page.getByRole('tabpanel').getByText(`${name}: 2`, { exact: true }).waitFor();
  expect(await page.getByRole('tabpanel').getByRole('link').count()).toBe(1);
  expect(await visitor.accessibilityViolations('activity-comments')).toEqual([]);
};

/** Makes the profile private: others see the name, and nothing to open. */
export const hideProfile = async (visitor: Visitor, other: Visitor, id: string): Promise<void> => {
  const { page, texts } = visitor;
  const name = displayNameOf(visitor);
  await visitor.goTo('/profile');
  await page.getByRole('button', { name: texts.editProfile }).click();
  await page.getByRole('switch', { name: texts.publicProfile }).click();
  await page.getByRole('button', { name: texts.saveProfile }).click();
  await visitor.waitForToast(texts.profileUpdated);
  await page.getByText(texts.private, { exact: true }).waitFor();

  await other.goTo(`/product/${id}`);
  await other.readComments();
  await other.page.getByText(name, { exact: true }).first().waitFor();
  expect(await other.page.getByRole('button', { name: texts.openProfile(name) }).count()).toBe(0);
};
