import { productImages as gallery, globalOptions, product, type ProductVisited } from '@henna/domain';
import { brandRow, categoryFields, productDetails, settingRow, votingOptionRows } from '../catalogue-rows.ts';
import type { BackupSource, SectionRows } from './complete-backup.ts';

export async function* brands({ facts }: BackupSource): SectionRows {
  for (const brand of facts.brands.values()) yield { ...brandRow(brand), previousNames: brand.previousNames };
}

export async function* categories({ facts }: BackupSource): SectionRows {
  for (const category of facts.categories.values())
    yield { id: category._id, ...categoryFields(category), previousNames: category.previousNames };
}

export async function* subcategories({ facts }: BackupSource): SectionRows {
  for (const { _id: categoryId, name: category, subcategories } of facts.categories.values())
    for (const part of subcategories)
      if (!part.removed)
        yield { id: part.id, ...categoryFields(part), previousNames: part.previousNames, categoryId, category };
}

/** Removed categories that still have products: they have the words that the products show. */
export async function* removedCategories({ facts }: BackupSource): SectionRows {
  for (const category of new Set(facts.removedParts.map((part) => part.category)))
    if (category.removed) yield { id: category._id, ...categoryFields(category) };
}

/** The same of subcategories, those of removed categories too. */
export async function* removedSubcategories({ facts }: BackupSource): SectionRows {
  for (const { category, subcategory } of facts.removedParts)
    yield {
      id: subcategory.id,
      ...categoryFields(subcategory),
      categoryId: category._id,
      category: category.name,
    };
}

export async function* votingOptions({ facts }: BackupSource): SectionRows {
  yield* votingOptionRows(facts.categories.values());
}

export async function* settings({ log }: BackupSource): SectionRows {
  let row = settingRow(globalOptions.initialState().options, null);
  for await (const [{ options }, events] of log.states('setting', globalOptions))
    row = settingRow(options, events.at(-1)!.data.changedAt);
  yield row;
}

export async function* products({ log, facts }: BackupSource): SectionRows {
  for await (const [state] of log.states('product', product)) {
    if (!state || !facts.products.has(state._id)) continue;
    const { _id: id, name, brandId, categoryId, subcategoryId } = state;
    const category = facts.categories.get(categoryId);
    const subcategory = category?.subcategories.find((part) => part.id === subcategoryId && !part.removed);
    const names = { categoryId, category: category?.name ?? '', subcategoryId, subcategory: subcategory?.name ?? '' };
    yield { id, name, brandId, brand: facts.brands.get(brandId)!.name, ...names, ...productDetails(state) };
  }
}

export async function* productImages({ log, facts }: BackupSource): SectionRows {
  for await (const [pictured] of log.states('product', gallery)) {
    if (!pictured || !facts.products.has(pictured.productId)) continue;
    for (const [displayOrder, { imageId: id, addedAt: createdAt, ...image }] of pictured.images.entries())
      yield { id, productId: pictured.productId, ...image, displayOrder, createdAt };
  }
}

/** The bytes of every picture, once. */
export async function* pictureFiles({ log, facts, pictures }: BackupSource): SectionRows {
  const seen = new Set<string>();
  for await (const [pictured] of log.states('product', gallery))
    for (const { hash } of pictured && facts.products.has(pictured.productId) ? pictured.images : []) {
      if (seen.has(hash)) continue;
      seen.add(hash);
      const bytes = await pictures.read(hash);
      if (bytes) yield { hash, data: bytes.toString('base64') };
    }
}

/** The number of visits of a product by member or session and UTC day. */
export async function* visits({ log, facts }: BackupSource): SectionRows {
  for await (const events of log.streams<ProductVisited>('visits')) {
    const { productId } = events[0]!.data;
    if (!facts.products.has(productId)) continue;
    const counts = new Map<string, { userId: string | null; visit: string | null; day: string; count: number }>();
    for (const { data } of events) {
      const { userId = null, visit, visitedAt } = data;
      const day = visitedAt.slice(0, 10);
      const key = `${day} ${userId ?? visit}`;
      const existing = counts.get(key);
      if (existing) existing.count++;
      else counts.set(key, { userId, visit: userId ? null : visit, day, count: 1 });
    }
    for (const count of counts.values()) yield { productId, ...count };
  }
}
