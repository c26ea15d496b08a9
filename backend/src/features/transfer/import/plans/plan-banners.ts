import type { CommandBus } from '@nestjs/cqrs';
import { RestoreRecord } from '../../../catalogue/index.ts';
import { AddBanner, bannerStream, ChangeBanner, newBanner } from '../../../banners/index.ts';
import { BannerRow } from '../rows/catalogue.rows.ts';
import { timeOf, type Planner, type PlanningFor } from './plan.ts';
import { Records } from './records.ts';

export interface KnownBanner {
  readonly _id: string;
  readonly title: string;
  readonly linkUrl: string | null;
  readonly removed: boolean;
}

const keyOf = ({ title, linkUrl }: { readonly title: string; readonly linkUrl?: string | null }) =>
  JSON.stringify([title, linkUrl ?? null]);

/** Banners are the same by id, or by title and link. */
export const bannerPlanner = (
  { batch, cleared }: PlanningFor,
  known: readonly KnownBanner[],
  commands: CommandBus,
): Planner<BannerRow> => {
  const records = new Records(
    known.map((banner) => ({ id: banner._id, removed: banner.removed, name: keyOf(banner) })),
    cleared,
  );
  return {
    row: BannerRow,
    plan({ number, row }) {
      const id = row.id ?? batch.rowId(number);
      const fields = newBanner(row);
      const time = timeOf(row.createdAt, batch);
      return records.plan({ id, name: keyOf(fields) }, bannerStream, {
        add: () => async () =>
          (await commands.execute(new AddBanner(batch.context(`${number} add`, time, true), fields, id))).position,
        takeUp: (found) => async () => {
          await commands.execute(new RestoreRecord(batch.context(`${number} restore`), 'banner', found));
          const context = batch.context(`${number} change`);
          return (await commands.execute(new ChangeBanner(context, found, fields))).position;
        },
      });
    },
  };
};
