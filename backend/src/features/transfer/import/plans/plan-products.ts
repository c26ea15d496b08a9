import {
  fieldRefusal,
  invalidField,
  InvalidFieldsError,
  limits,
  normalizeText,
  productStream,
  type FieldRefusal,
  type Fields,
  type ProductDocument,
  type ProductFields,
} from '@henna/domain';
import { AddProduct, ChangeProduct, toShades } from '../../../catalogue/index.ts';
import { ProductRow } from '../rows/catalogue.rows.ts';
import { NamedRecords, type Named } from './named-records.ts';
import type { Planner, PlanContext } from './plan.ts';
import { namedValues, recordPlanner } from './record-planner.ts';
import { withPictures } from './product-pictures.ts';

type Placement = Pick<ProductFields, 'brandId' | 'categoryId' | 'subcategoryId'>;

const keyOf = (brandId: string, name: string) => JSON.stringify([brandId, normalizeText(name)]);

/** Products are the same by id, by the shop's own number, or by brand and name. */
export const productPlanner = async (planning: PlanContext): Promise<Planner<ProductRow>> => {
  const { catalogue, views } = planning.services;
  const placements = new RowPlacements(planning);
  const existing = function* () {
    for (const { _id: id, removed, brandId, name } of catalogue.allProducts())
      yield { id, removed, key: keyOf(brandId, name) };
  };
  const fieldsOf = (row: ProductRow, id: string): Omit<ProductFields, keyof Placement> => ({
    name: row.name,
    description: row.description ?? null,
    imageUrl: row.imageUrl?.startsWith('/') ? `/art/${id}.svg` : (row.imageUrl ?? null),
    shades: toShades((row.shades ?? []).slice(0, limits.shades)),
    ...(row.reference !== undefined && { reference: row.reference }),
  });
  const ids = new Map<string, string>();
  const numbered = views
    .collection<ProductDocument>('product')
    .find({ reference: { $exists: true } })
    .project<Pick<ProductDocument, '_id' | 'reference'>>({ reference: 1 });
  for await (const { _id, reference } of numbered) if (reference) ids.set(normalizeText(reference), _id);
  const requireOwnArt = ({ imageUrl }: ProductRow, id: string) => {
    if (imageUrl?.startsWith('/') && imageUrl !== `/art/${id}.svg`) throw invalidField('imageUrl', 'PICTURE_FOREIGN');
  };
  return withPictures(
    planning,
    recordPlanner(planning, {
      rowClass: ProductRow,
      kind: 'product',
      existing: existing(),
      streamOf: productStream,
      aliases: { ids, of: ({ reference }) => (reference ? normalizeText(reference) : undefined) },
      keyOf: (row: ProductRow) => {
        const brand = placements.brand(row);
        return brand && 'id' in brand && (row.name as string | undefined) !== undefined
          ? keyOf(brand.id, row.name)
          : undefined;
      },
      recordOf: (row, ownId) => {
        const placement = placements.whole(row);
        requireOwnArt(row, ownId);
        return {
          key: keyOf(placement.brandId, row.name),
          add: (context, supplied) => {
            const { reference, ...fields } = fieldsOf(row, supplied.id);
            return new AddProduct(context, { ...placement, ...fields, ...(reference && { reference }) }, supplied);
          },
          change: (context, id) => new ChangeProduct(context, id, fieldsOf(row, id), placement),
        };
      },
      current: async (ids) => {
        const documents = await views
          .collection<ProductDocument>('product')
          .find({ _id: { $in: [...ids] } })
          .project<Fields & { _id: string }>({
            ...{
              name: 1,
              brandId: 1,
              categoryId: 1,
              subcategoryId: 1,
              description: 1,
              imageUrl: 1,
              shades: 1,
              reference: 1,
            },
          })
          .toArray();
        return new Map(documents.map((document) => [document._id, document]));
      },
      named: (row, current) => {
        const id = current['_id'] as string;
        requireOwnArt(row, id);
        return { ...namedValues(fieldsOf(row, id), row), ...placements.named(row, current as unknown as Placement) };
      },
      update: (context, id, { brandId, categoryId, subcategoryId, ...fields }) =>
        new ChangeProduct(context, id, fields, {
          ...(brandId !== undefined && { brandId: brandId as string }),
          ...(categoryId !== undefined && { categoryId: categoryId as string }),
          ...(subcategoryId !== undefined && { subcategoryId: subcategoryId as string }),
        }),
    }),
  );
};

/** Where rows put their products. Brand, category and subcategory are named by an id that exists here, else by name. */
class RowPlacements {
  private readonly names: NamedRecords;
  private readonly catalogue: PlanContext['services']['catalogue'];

  constructor({ missing, services: { catalogue } }: PlanContext) {
    this.catalogue = catalogue;
    this.names = new NamedRecords(catalogue, missing);
  }

  /** `undefined` where the row names none. */
  brand({ brandId, brand }: ProductRow): Named | undefined {
    const existing = brandId ? this.catalogue.brand(brandId) : undefined;
    if (existing && !existing.removed) return { id: existing._id };
    if (brand) return this.names.brand(brand);
    return brandId ? { problem: fieldRefusal('brandId', 'BRAND_UNKNOWN') } : undefined;
  }

  /** The whole placement. Throws a 400 with every field that is missing or names nothing. */
  whole(row: ProductRow): Placement {
    const [brandId = missing('brand'), category] = [this.brand(row), this.category(row)];
    return required({
      brandId,
      categoryId: category ?? missing('category'),
      subcategoryId: this.subcategory(row, category) ?? missing('subcategory'),
    });
  }

  /** What of the placement a row names. A product that moves to another category needs a subcategory of it. */
  named(row: ProductRow, current: Placement): Partial<Placement> {
    const [brandId, category] = [this.brand(row), this.category(row)];
    const moves = category && 'id' in category && category.id !== current.categoryId;
    const subcategoryId = this.subcategory(row, category ?? { id: current.categoryId });
    return required({
      ...(brandId && { brandId }),
      ...(category && { categoryId: category }),
      ...(moves && { subcategoryId: missing('subcategory') }),
      ...(subcategoryId && { subcategoryId }),
    });
  }

  private category({ categoryId, category }: ProductRow): Named | undefined {
    if (category) return this.names.category(category);
    if (!categoryId) return undefined;
    const existing = this.catalogue.category(categoryId);
    return existing && !existing.removed
      ? { id: existing._id }
      : { problem: fieldRefusal('categoryId', 'CATEGORY_UNKNOWN') };
  }

  private subcategory({ subcategoryId, subcategory }: ProductRow, category: Named | undefined): Named | undefined {
    if (!category || !('id' in category)) {
      // Without its category it can't be found, but it is known to be missing with it.
      if (subcategory && category?.missing) this.names.subcategory(category.missing, subcategory);
      return subcategory || subcategoryId ? { id: '' } : undefined;
    }
    if (subcategory) return this.names.subcategory(category.id, subcategory);
    if (!subcategoryId) return undefined;
    const existing = this.catalogue.subcategory(category.id, subcategoryId);
    return existing && !existing.removed
      ? { id: existing.id }
      : { problem: fieldRefusal('subcategoryId', 'SUBCATEGORY_ELSEWHERE') };
  }
}

const missing = (field: string): Named => ({ problem: fieldRefusal(field, 'MISSING') });

/** The ids of what is named. Throws a 400 with all that names nothing. */
const required = <Ids extends Readonly<Partial<Record<keyof Placement, Named>>>>(
  named: Ids,
): Record<keyof Ids & string, string> => {
  const problems: FieldRefusal[] = [];
  const ids = Object.entries<Named>(named).map(([field, each]) => {
    if ('problem' in each) problems.push(each.problem);
    return [field, 'id' in each ? each.id : ''];
  });
  if (problems.length > 0) throw new InvalidFieldsError(problems);
  return Object.fromEntries(ids) as Record<keyof Ids & string, string>;
};
