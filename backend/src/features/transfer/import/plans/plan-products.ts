import { invalidField, limits, normalizeText, productStream, type ProductFields } from '@henna/domain';
import { AddProduct, ChangeProduct, toShades, newPlacement } from '../../../catalogue/index.ts';
import { ProductRow } from '../rows/catalogue.rows.ts';
import type { Planner, PlanContext } from './plan.ts';
import { recordPlanner } from './record-planner.ts';

const keyOf = (brandId: string, name: string) => JSON.stringify([brandId, normalizeText(name)]);

/** Products are the same by id, or by brand and name. A row names its brand by an id that exists here, else by name. */
export const productPlanner = (planning: PlanContext): Planner<ProductRow> => {
  const { catalogue } = planning.services;
  const brands = new Map<string, string>();
  for (const { _id, name, removed } of catalogue.allBrands()) if (!removed) brands.set(normalizeText(name), _id);
  const existing = function* () {
    for (const { _id: id, removed, brandId, name } of catalogue.allProducts())
      yield { id, removed, key: keyOf(brandId, name) };
  };
  const brandOf = ({ brandId, brand }: ProductRow) => {
    const known = brandId ? catalogue.brand(brandId) : undefined;
    const id = known && !known.removed ? known._id : brand ? brands.get(normalizeText(brand)) : undefined;
    if (id) return id;
    throw brand
      ? invalidField('brand', 'BRAND_NAME_UNKNOWN', { name: brand })
      : invalidField('brandId', 'BRAND_NEEDED');
  };
  return recordPlanner(planning, ProductRow, 'product', existing(), (row, ownId) => {
    const brandId = brandOf(row);
    const { category, subcategory, imageUrl = null } = row;
    const categoryFields = { category, categoryId: category ? null : row.categoryId };
    const subcategoryFields = { subcategory, subcategoryId: subcategory ? null : row.subcategoryId };
    const placement = newPlacement(catalogue, { brandId, ...categoryFields, ...subcategoryFields });
    const isOwnArt = imageUrl?.startsWith('/');
    if (isOwnArt && imageUrl !== `/art/${ownId}.svg`) throw invalidField('imageUrl', 'PICTURE_FOREIGN');
    const fieldsOf = (id: string): Omit<ProductFields, keyof typeof placement> => ({
      name: row.name,
      description: row.description ?? null,
      imageUrl: isOwnArt ? `/art/${id}.svg` : imageUrl,
      shades: toShades((row.shades ?? []).slice(0, limits.shades)),
    });
    return {
      key: keyOf(brandId, row.name),
      streamOf: productStream,
      add: (context, supplied) => new AddProduct(context, { ...placement, ...fieldsOf(supplied.id) }, supplied),
      change: (context, id) => new ChangeProduct(context, id, fieldsOf(id), placement),
    };
  });
};
