import {
  brand,
  brandStream,
  brandUpdatedAt,
  category,
  categoryStream,
  categoryUpdatedAt,
  invalidField,
  InvalidFieldsError,
  normalizeKey,
  normalizeText,
  subcategoryUpdatedAt,
  type BrandFields,
  type CategoryFields,
  type Fields,
} from '@henna/domain';
import {
  AddBrand,
  AddCategory,
  AddSubcategory,
  ChangeBrand,
  ChangeCategory,
  ChangeSubcategory,
  newBrand,
  newCategory,
} from '../../../catalogue/index.ts';
import { BrandRow, CategoryRow, SubcategoryRow } from '../rows/catalogue.rows.ts';
import { NamedRecords } from './named-records.ts';
import type { Planner, PlanContext } from './plan.ts';
import { namedValues, recordPlanner } from './record-planner.ts';

/** The records of a kind that the index has, by id. */
const indexed = (documentOf: (id: string) => object | undefined) => (ids: readonly string[]) =>
  Promise.resolve(new Map(ids.map((id) => [id, (documentOf(id) ?? {}) as Fields])));

/** Brands are the same by id, or by their system name. */
export const brandPlanner = (planning: PlanContext): Planner<BrandRow> => {
  const { catalogue, runner } = planning.services;
  return recordPlanner(planning, {
    rowClass: BrandRow,
    kind: 'brand',
    existing: [...catalogue.allBrands()].map(({ _id: id, removed, name }) => ({
      id,
      removed,
      key: normalizeText(name),
    })),
    streamOf: brandStream,
    keyOf: ({ name }: Partial<BrandRow>) => (name === undefined ? undefined : normalizeText(name)),
    recordOf: (row) => ({
      key: normalizeText(row.name),
      add: (context, supplied) => new AddBrand(context, newBrand(row), supplied),
      change: (context, id) => new ChangeBrand(context, id, newBrand(row)),
      touch: (context, id, at) => runner.run(brand, brandStream(id), context, brandUpdatedAt(at)),
    }),
    current: indexed((id) => catalogue.brand(id)),
    named: (row) => namedValues(newBrand(row), row),
    update: (context, id, changes) => new ChangeBrand(context, id, changes as Partial<BrandFields>),
  });
};

/** Categories are the same by id, or by their key. */
export const categoryPlanner = (planning: PlanContext): Planner<CategoryRow> => {
  const { catalogue, runner } = planning.services;
  return recordPlanner(planning, {
    rowClass: CategoryRow,
    kind: 'category',
    existing: [...catalogue.allCategories()].map(({ _id: id, removed, name }) => ({
      id,
      removed,
      key: normalizeKey(name),
    })),
    streamOf: categoryStream,
    keyOf: ({ name }: Partial<CategoryRow>) => (name === undefined ? undefined : normalizeKey(name)),
    recordOf: (row) => ({
      key: normalizeKey(row.name),
      add: (context, supplied) => new AddCategory(context, newCategory(row), supplied),
      change: (context, id) => new ChangeCategory(context, id, newCategory(row)),
      touch: (context, id, at) => runner.run(category, categoryStream(id), context, categoryUpdatedAt(at)),
    }),
    current: indexed((id) => catalogue.category(id)),
    named: (row) => namedValues(newCategory(row), row),
    update: (context, id, changes) => new ChangeCategory(context, id, changes as Partial<CategoryFields>),
  });
};

/** Subcategories are the same by id, or by their key in their category, which the row names by id or name. */
export const subcategoryPlanner = (planning: PlanContext): Planner<SubcategoryRow> => {
  const { catalogue, runner } = planning.services;
  const names = new NamedRecords(catalogue, planning.missing);
  const keyOf = (categoryId: string, name: string) => JSON.stringify([categoryId, normalizeKey(name)]);
  const categoryOf = new Map<string, string>();
  const existing = [...catalogue.allCategories()].flatMap(({ _id: categoryId, removed: isGone, subcategories }) =>
    subcategories.map(({ id, name, removed }) => {
      categoryOf.set(id, categoryId);
      return { id, removed: removed || isGone, key: keyOf(categoryId, name) };
    }),
  );
  const namedParent = ({ categoryId, category: name }: SubcategoryRow) => {
    const own = categoryId ? catalogue.category(categoryId) : undefined;
    if (own && !own.removed) return { id: own._id };
    return name ? names.category(name) : undefined;
  };
  const parentOf = (row: SubcategoryRow) => {
    const parent = namedParent(row);
    if (parent && 'id' in parent) return parent.id;
    if (parent) throw new InvalidFieldsError([parent.problem]);
    throw row.categoryId ? invalidField('categoryId', 'CATEGORY_UNKNOWN') : invalidField('category', 'MISSING');
  };
  const requireHome = (id: string, categoryId: string) => {
    if ((categoryOf.get(id) ?? categoryId) !== categoryId) throw invalidField('categoryId', 'SUBCATEGORY_STAYS');
  };
  return recordPlanner(planning, {
    rowClass: SubcategoryRow,
    kind: 'subcategory',
    existing,
    opens: false,
    streamOf: (id, row) => categoryStream(categoryOf.get(id) ?? parentOf(row)),
    keyOf: (row: SubcategoryRow) => {
      const parent = namedParent(row);
      return parent && 'id' in parent && (row.name as string | undefined) !== undefined
        ? keyOf(parent.id, row.name)
        : undefined;
    },
    recordOf: (row, ownId) => {
      const categoryId = parentOf(row);
      requireHome(ownId, categoryId);
      const stream = categoryStream(categoryId);
      return {
        key: keyOf(categoryId, row.name),
        add: (context, supplied) => new AddSubcategory(context, categoryId, newCategory(row), supplied),
        change: (context, id) => new ChangeSubcategory(context, id, categoryId, newCategory(row)),
        touch: (context, id, at) => runner.run(category, stream, context, subcategoryUpdatedAt(id, at)),
      };
    },
    current: indexed((id) => catalogue.subcategory(categoryOf.get(id) ?? '', id)),
    named: (row, { id }) => {
      if (row.category || row.categoryId) requireHome(id as string, parentOf(row));
      return namedValues(newCategory(row), row);
    },
    update: (context, id, changes) =>
      new ChangeSubcategory(context, id, categoryOf.get(id), changes as Partial<CategoryFields>),
  });
};
