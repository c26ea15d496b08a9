import {
  brand,
  brandStream,
  brandUpdatedAt,
  category,
  categoryStream,
  categoryUpdatedAt,
  invalidField,
  normalizeKey,
  normalizeText,
  subcategoryUpdatedAt,
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
import type { Planner, PlanContext } from './plan.ts';
import { recordPlanner } from './record-planner.ts';

/** Brands are the same by id, or by their system name. */
export const brandPlanner = (planning: PlanContext): Planner<BrandRow> => {
  const { catalogue, runner } = planning.services;
  const existing = [...catalogue.allBrands()].map(({ _id: id, removed, name }) => ({
    id,
    removed,
    key: normalizeText(name),
  }));
  return recordPlanner(planning, BrandRow, 'brand', existing, (row) => ({
    key: normalizeText(row.name),
    streamOf: brandStream,
    add: (context, supplied) => new AddBrand(context, newBrand(row), supplied),
    change: (context, id) => new ChangeBrand(context, id, newBrand(row)),
    touch: (context, id, at) => runner.run(brand, brandStream(id), context, brandUpdatedAt(at)),
  }));
};

/** Categories are the same by id, or by their key. */
export const categoryPlanner = (planning: PlanContext): Planner<CategoryRow> => {
  const { catalogue, runner } = planning.services;
  const existing = [...catalogue.allCategories()].map(({ _id: id, removed, name }) => ({
    id,
    removed,
    key: normalizeKey(name),
  }));
  return recordPlanner(planning, CategoryRow, 'category', existing, (row) => ({
    key: normalizeKey(row.name),
    streamOf: categoryStream,
    add: (context, supplied) => new AddCategory(context, newCategory(row), supplied),
    change: (context, id) => new ChangeCategory(context, id, newCategory(row)),
    touch: (context, id, at) => runner.run(category, categoryStream(id), context, categoryUpdatedAt(at)),
  }));
};

/** Subcategories are the same by id, or by their key in their category, which the row names by id or key. */
export const subcategoryPlanner = (planning: PlanContext): Planner<SubcategoryRow> => {
  const { catalogue, runner } = planning.services;
  const keyOf = (categoryId: string, name: string) => JSON.stringify([categoryId, normalizeKey(name)]);
  const categoryOf = new Map<string, string>();
  const existing = [...catalogue.allCategories()].flatMap(({ _id: categoryId, removed: isGone, subcategories }) =>
    subcategories.map(({ id, name, removed }) => {
      categoryOf.set(id, categoryId);
      return { id, removed: removed || isGone, key: keyOf(categoryId, name) };
    }),
  );
  const parentOf = ({ categoryId, category: key }: SubcategoryRow) => {
    const own = categoryId ? catalogue.category(categoryId) : undefined;
    if (own && !own.removed) return own._id;
    for (const { _id, name, removed } of catalogue.allCategories())
      if (key && !removed && normalizeKey(name) === normalizeKey(key)) return _id;
    throw invalidField(key ? 'category' : 'categoryId', 'CATEGORY_UNKNOWN');
  };
  return recordPlanner(
    planning,
    SubcategoryRow,
    'subcategory',
    existing,
    (row, ownId) => {
      const categoryId = parentOf(row);
      if ((categoryOf.get(ownId) ?? categoryId) !== categoryId) throw invalidField('categoryId', 'SUBCATEGORY_STAYS');
      const stream = categoryStream(categoryId);
      return {
        key: keyOf(categoryId, row.name),
        streamOf: () => stream,
        add: (context, supplied) => new AddSubcategory(context, categoryId, newCategory(row), supplied),
        change: (context, id) => new ChangeSubcategory(context, id, categoryId, newCategory(row)),
        touch: (context, id, at) => runner.run(category, stream, context, subcategoryUpdatedAt(id, at)),
      };
    },
    false,
  );
};
