import type { Page } from '@henna/domain';
import type { Device, Visitor } from '../browser/visitor.ts';
import type { App } from '../app/app.ts';

/** The running app and the browser that all suites share. */
export interface Fixtures {
  readonly openVisitor: (device: Device, persona: string) => Promise<Visitor>;
  readonly app: () => App;
}

/** Both languages, on a desktop and on a phone. */
export const twoDevices = [
  { language: 'en', width: 1280 },
  { language: 'ar', width: 375 },
] as const satisfies readonly Device[];

/** A perfume, which has 24 voting options; each suite uses its own on each device. @param index from 0 */
export const perfumeAt = async (app: App, index: number): Promise<string> => {
  const { items } = await app.get<Page<{ readonly id: string; readonly name: string }>>(
    '/api/products?category=perfumes&subcategory=perfume&sort=name&page=1&pageSize=24',
  );
  return items[index]!.id;
};
