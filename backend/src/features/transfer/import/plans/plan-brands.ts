import type { CommandBus } from '@nestjs/cqrs';
import type { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { fold } from '../../../../shared/fold.ts';
import {
  AddBrand,
  brand,
  brandStream,
  brandUpdatedAt,
  ChangeBrand,
  newBrand,
  type CatalogueIndex,
  RestoreRecord,
} from '../../../catalogue/index.ts';
import { BrandRow } from '../rows/catalogue.rows.ts';
import { laterTime, timeOf, type Planner, type PlanningFor } from './plan.ts';
import { Records } from './records.ts';

/** Brands are the same by id, or by their system name. */
export const brandPlanner = (
  { batch, cleared }: PlanningFor,
  catalogue: CatalogueIndex,
  commands: CommandBus,
  runner: CommandRunner,
): Planner<BrandRow> => {
  const existing = [...catalogue.allBrands()].map(({ _id, removed, name }) => ({ id: _id, removed, name: fold(name) }));
  const records = new Records(existing, cleared);
  return {
    row: BrandRow,
    plan({ number, row }) {
      const id = row.id ?? batch.rowId(number);
      const time = timeOf(row.createdAt, batch);
      const updatedAt = laterTime('updatedAt', row.updatedAt, time);
      const fields = newBrand(row);
      const touched = async (brandId: string, position: bigint | undefined) => {
        if (!updatedAt) return position;
        const context = batch.context(`${number} updated`);
        return (await runner.run(brand, brandStream(brandId), context, brandUpdatedAt(updatedAt))).position;
      };
      return records.plan({ id, name: fold(row.name) }, brandStream, {
        add: () => async () => {
          const supplied = { id, addedAt: new Date(time).toISOString() };
          const context = batch.context(`${number} add`, time, true);
          return touched(id, (await commands.execute(new AddBrand(context, fields, supplied))).position);
        },
        takeUp: (found) => async () => {
          await commands.execute(new RestoreRecord(batch.context(`${number} restore`), 'brand', found));
          const change = new ChangeBrand(batch.context(`${number} change`), found, fields);
          return touched(found, (await commands.execute(change)).position);
        },
      });
    },
  };
};
