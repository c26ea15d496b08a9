import type { CommandBus } from '@nestjs/cqrs';
import type { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { invalidField } from '../../../../shared/errors.ts';
import { foldKey } from '../../../../shared/fold.ts';
import {
  AddCategory,
  AddSubcategory,
  category,
  categoryStream,
  categoryUpdatedAt,
  ChangeCategory,
  ChangeSubcategory,
  newCategory,
  subcategoryUpdatedAt,
  type CatalogueIndex,
  RestoreRecord,
} from '../../../catalogue/index.ts';
import { CategoryRow, SubcategoryRow } from '../rows/catalogue.rows.ts';
import { laterTime, timeOf, type Planner, type PlanningFor } from './plan.ts';
import { Records } from './records.ts';

/** Categories are the same by id, or by their key. */
export const categoryPlanner = (
  { batch, cleared }: PlanningFor,
  catalogue: CatalogueIndex,
  commands: CommandBus,
  runner: CommandRunner,
): Planner<CategoryRow> => {
  const existing = [...catalogue.allCategories()].map(({ _id, removed, name }) => ({
    id: _id,
    removed,
    name: foldKey(name),
  }));
  const records = new Records(existing, cleared);
  return {
    row: CategoryRow,
    plan({ number, row }) {
      const id = row.id ?? batch.rowId(number);
      const time = timeOf(row.createdAt, batch);
      const updatedAt = laterTime('updatedAt', row.updatedAt, time);
      const fields = newCategory(row);
      const touched = async (categoryId: string, position: bigint | undefined) => {
        if (!updatedAt) return position;
        const context = batch.context(`${number} updated`);
        return (await runner.run(category, categoryStream(categoryId), context, categoryUpdatedAt(updatedAt))).position;
      };
      return records.plan({ id, name: foldKey(row.name) }, categoryStream, {
        add: () => async () => {
          const supplied = { id, addedAt: new Date(time).toISOString() };
          const context = batch.context(`${number} add`, time, true);
          return touched(id, (await commands.execute(new AddCategory(context, fields, supplied))).position);
        },
        takeUp: (found) => async () => {
          await commands.execute(new RestoreRecord(batch.context(`${number} restore`), 'category', found));
          const change = new ChangeCategory(batch.context(`${number} change`), found, fields);
          return touched(found, (await commands.execute(change)).position);
        },
      });
    },
  };
};

/** Subcategories are the same by id, or by their key in their category, which is told by its id or key. */
export const subcategoryPlanner = (
  { batch, cleared }: PlanningFor,
  catalogue: CatalogueIndex,
  commands: CommandBus,
  runner: CommandRunner,
): Planner<SubcategoryRow> => {
  const keyOf = (categoryId: string, name: string) => JSON.stringify([categoryId, foldKey(name)]);
  const homes = new Map<string, string>();
  const existing = [...catalogue.allCategories()].flatMap(({ _id: categoryId, removed: isGone, subcategories }) =>
    subcategories.map(({ id, name, removed }) => {
      homes.set(id, categoryId);
      return { id, removed: removed || isGone, name: keyOf(categoryId, name) };
    }),
  );
  const records = new Records(existing, cleared);
  const parentOf = ({ categoryId, category: key }: SubcategoryRow) => {
    const own = categoryId ? catalogue.category(categoryId) : undefined;
    if (own && !own.removed) return own._id;
    for (const { _id, name, removed } of catalogue.allCategories())
      if (key && !removed && foldKey(name) === foldKey(key)) return _id;
    throw invalidField(key ? 'category' : 'categoryId', 'CATEGORY_UNKNOWN');
  };
  return {
    row: SubcategoryRow,
    plan({ number, row }) {
      const id = row.id ?? batch.rowId(number);
      const categoryId = parentOf(row);
      const home = homes.get(id) ?? categoryId;
      if (home !== categoryId) throw invalidField('categoryId', 'SUBCATEGORY_STAYS');
      const stream = categoryStream(categoryId);
      const time = timeOf(row.createdAt, batch);
      const updatedAt = laterTime('updatedAt', row.updatedAt, time);
      const fields = newCategory(row);
      const touched = async (subcategoryId: string, position: bigint | undefined) => {
        if (!updatedAt) return position;
        const decision = subcategoryUpdatedAt(subcategoryId, updatedAt);
        return (await runner.run(category, stream, batch.context(`${number} updated`), decision)).position;
      };
      return records.plan({ id, name: keyOf(categoryId, row.name) }, () => stream, {
        add: () => async () => {
          const supplied = { id, addedAt: new Date(time).toISOString() };
          const command = new AddSubcategory(batch.context(`${number} add`, time), categoryId, fields, supplied);
          return touched(id, (await commands.execute(command)).position);
        },
        takeUp: (found) => async () => {
          await commands.execute(new RestoreRecord(batch.context(`${number} restore`), 'subcategory', found));
          const change = new ChangeSubcategory(batch.context(`${number} change`), found, categoryId, fields);
          return touched(found, (await commands.execute(change)).position);
        },
      });
    },
  };
};
