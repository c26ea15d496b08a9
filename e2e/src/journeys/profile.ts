import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';

const bioOf = ({ manner }: Visitor) => (manner.language === 'ar' ? 'أحب العطور الشرقية' : 'I collect perfumes');
export const displayNameOf = ({ name }: Visitor) => `${name} *`;

/** Without a session there is no profile, and the way to one. */
export const meetClosedDoor = async (visitor: Visitor): Promise<void> => {
  await visitor.goTo('/profile');
  await visitor.page.getByText(visitor.words.profileNeedsSignIn).waitFor();
  expect(await visitor.faultsOf('profile-signed-out')).toEqual([]);
};

/** Makes a profile, reads it, and others open it from a comment. */
export const makeProfile = async (visitor: Visitor, other: Visitor, id: string): Promise<void> => {
  const { page, words } = visitor;
  await visitor.goTo('/profile');
  await page.getByRole('heading', { level: 1, name: words.createProfile }).waitFor();
  expect(await visitor.faultsOf('profile-create')).toEqual([]);
  await page.getByRole('textbox', { name: words.displayName }).fill(displayNameOf(visitor));
  await page.getByRole('textbox', { name: words.bio }).fill(bioOf(visitor));
  await page.getByRole('combobox', { name: words.favoriteCategories }).selectOption('perfumes');
  await page.getByRole('button', { name: words.saveProfile }).click();
  await visitor.isTold(words.profileCreated);
  await page.getByRole('heading', { level: 1, name: displayNameOf(visitor) }).waitFor();
  await page.getByText(words.public, { exact: true }).waitFor();
  expect(await visitor.faultsOf('profile')).toEqual([]);

  await other.goTo(`/product/${id}`);
  await other.readComments();
  await other.page
    .getByRole('button', { name: words.openProfile(displayNameOf(visitor)) })
    .first()
    .click();
  const card = other.page.getByRole('dialog', { name: displayNameOf(visitor) });
  await card.getByText(bioOf(visitor)).waitFor();
  expect(await card.getByText(visitor.email).count()).toBe(0);
  expect(await other.faultsOf('author-card')).toEqual([]);
  await other.page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
};

/** A private profile is for its owner alone: others see the name, and nothing to open. */
export const hideProfile = async (visitor: Visitor, other: Visitor, id: string): Promise<void> => {
  const { page, words } = visitor;
  const name = displayNameOf(visitor);
  await visitor.goTo('/profile');
  await page.getByRole('button', { name: words.editProfile }).click();
  await page.getByRole('switch', { name: words.publicProfile }).click();
  await page.getByRole('button', { name: words.saveProfile }).click();
  await visitor.isTold(words.profileUpdated);
  await page.getByText(words.private, { exact: true }).waitFor();

  await other.goTo(`/product/${id}`);
  await other.readComments();
  await other.page.getByText(name, { exact: true }).first().waitFor();
  expect(await other.page.getByRole('button', { name: words.openProfile(name) }).count()).toBe(0);
};
