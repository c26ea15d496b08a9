import { limits, type ProductFields } from '@henna/contracts';
import type { CommandBus } from '@nestjs/cqrs';
import { fold } from '../../../../shared/fold.ts';
import { invalidField } from '../../../../shared/errors.ts';
import {
  AddProduct,
  ChangeProduct,
  keptShades,
  placementOfNew,
  productStream,
  type CatalogueIndex,
  RestoreRecord,
} from '../../../catalogue/index.ts';
import { ProductRow } from '../rows/catalogue.rows.ts';
import { timeOf, type Planner, type PlanningFor } from './plan.ts';
import { Records } from './records.ts';

const keyOf = (brandId: string, name: string) => JSON.stringify([brandId, fold(name)]);

/** Products are the same by id, or by brand and name. The brand is told by an id that is known here, else by its name. */
export const productPlanner = (
  { batch, cleared }: PlanningFor,
  catalogue: CatalogueIndex,
  commands: CommandBus,
): Planner<ProductRow> => {
  const brands = new Map<string, string>();
  for (const { _id, name, removed } of catalogue.allBrands()) if (!removed) brands.set(fold(name), _id);
  const existing = function* () {
    for (const { _id, removed, brandId, name } of catalogue.allProducts())
      yield { id: _id, removed, name: keyOf(brandId, name) };
  };
  const records = new Records(existing(), cleared);
  const brandOf = ({ brandId, brand }: ProductRow) => {
    const known = brandId ? catalogue.brand(brandId) : undefined;
    const id = known && !known.removed ? known._id : brand ? brands.get(fold(brand)) : undefined;
    if (id) return id;
    throw brand
      ? invalidField('brand', 'BRAND_NAME_UNKNOWN', { name: brand })
      : invalidField('brandId', 'BRAND_NEEDED');
  };
  return {
    row: ProductRow,
    plan({ number, row }) {
      const id = row.id ?? batch.rowId(number);
      const brandId = brandOf(row);
      const { category, subcategory } = row;
      const place = { category, categoryId: category ? null : row.categoryId };
      const part = { subcategory, subcategoryId: subcategory ? null : row.subcategoryId };
      const placement = placementOfNew(catalogue, { brandId, ...place, ...part });
      if (row.imageUrl?.startsWith('/') && row.imageUrl !== `/art/${id}.svg`)
        throw invalidField('imageUrl', 'PICTURE_FOREIGN');
      const fieldsOf = (productId: string): ProductFields => ({
        ...placement,
        name: row.name,
        description: row.description ?? null,
        imageUrl: row.imageUrl?.startsWith('/') ? `/art/${productId}.svg` : (row.imageUrl ?? null),
        shades: keptShades((row.shades ?? []).slice(0, limits.shades)),
      });
      const time = timeOf(row.createdAt, batch);
      return records.plan({ id, name: keyOf(brandId, row.name) }, productStream, {
        add: () => async () => {
          const supplied = { id, addedAt: new Date(time).toISOString() };
          const context = batch.context(`${number} add`, time, true);
          return (await commands.execute(new AddProduct(context, fieldsOf(id), supplied))).position;
        },
        takeUp: (found) => async () => {
          await commands.execute(new RestoreRecord(batch.context(`${number} restore`), 'product', found));
          const { brandId: _, categoryId: __, subcategoryId: ___, ...changes } = fieldsOf(found);
          const context = batch.context(`${number} change`);
          return (await commands.execute(new ChangeProduct(context, found, changes, placement))).position;
        },
      });
    },
  };
};
