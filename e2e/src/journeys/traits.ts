import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { expectEventually } from '../wait.ts';

/** Says what one's skin and hair are, and publishes it: others read it beside the comments. */
export const giveTraits = async (visitor: Visitor, other: Visitor, id: string): Promise<void> => {
  const { page, texts } = visitor;
  await visitor.goTo('/profile');
  await page.getByRole('button', { name: texts.editProfile }).click();
  const choice = (group: string, name: string) =>
    page.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true });
  await choice(texts.skinType, texts.dry).click();
  await choice(texts.hairType, texts.curly).click();
  await page.getByRole('switch', { name: texts.publishTraits }).click();
  expect(await visitor.accessibilityViolations('profile-traits')).toEqual([]);
  await page.getByRole('button', { name: texts.saveProfile }).click();
  await visitor.waitForToast(texts.profileUpdated);
  await page.getByText(texts.dryAndCurly, { exact: true }).waitFor();

  await other.goTo(`/product/${id}`);
  await other.readComments();
  await other.page.getByText(texts.dryAndCurly, { exact: true }).first().waitFor();
};

/** Reads what people with the same traits say; the choice is in the address. */
export const readPeopleLikeMe = async (visitor: Visitor, id: string): Promise<void> => {
  const { page, texts } = visitor;
  await visitor.goTo(`/product/${id}`);
  const section = page.getByRole('region', { name: texts.peopleLikeMe });
  // At once: the element of the first HTML is replaced when the section's code is loaded.
  const scrollTo = () => section.evaluate((element) => element.scrollIntoView());
  await scrollTo();
  const skin = section.getByRole('combobox', { name: texts.skinType });
  await skin.waitFor();
  // Until its code is loaded the section knows nobody.
  await expectEventually(() => skin.inputValue(), 'dry');
  const answered = page.waitForResponse((response) => response.url().includes('/opinions?'));
  await section.getByRole('combobox', { name: texts.ageGroup }).selectOption('55+');
  expect((await answered).ok()).toBe(true);
  await page.waitForURL(/skinType=dry/);
  expect(await section.getByRole('combobox', { name: texts.hairType }).isDisabled()).toBe(true);
  await section.getByText(texts.tooFewPeople).waitFor();
  expect(await visitor.accessibilityViolations('people-like-me')).toEqual([]);

  await visitor.goTo(`/product/${id}?hairType=curly`);
  await scrollTo();
  await section.getByRole('combobox', { name: texts.hairType }).waitFor();
  expect(await section.getByRole('combobox', { name: texts.hairType }).inputValue()).toBe('curly');
};
