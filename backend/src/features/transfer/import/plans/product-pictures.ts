import { addImage, productImages } from '@henna/domain';
import { requirePictures } from '../../../media/index.ts';
import type { ProductRow } from '../rows/catalogue.rows.ts';
import type { Planner, PlanContext } from './plan.ts';

/** Adds to the products that rows add the pictures that they name, which are fetched before, where the operator allows that. */
export const withPictures = ({ batch, services }: PlanContext, planner: Planner<ProductRow>): Planner<ProductRow> => ({
  ...planner,
  plan(numbered) {
    const { number, row } = numbered;
    const addresses = services.pictures.isEnabled ? (row.imageUrls ?? []) : [];
    const plan = planner.plan(numbered);
    if (plan.plan !== 'add' || addresses.length === 0) return plan;
    const write = async () => {
      const { pictures, refusals } = await services.pictures.fetchAll(addresses);
      for (const picture of pictures) await services.images.store(picture);
      let position = await plan.write();
      for (const [index, { hash, width, height, bytes }] of pictures.entries()) {
        const context = batch.context(`${number} picture ${index}`);
        const image = { imageId: context.newId('image'), hash, altText: null, width, height, fileSize: bytes.length };
        const decide = addImage({ ...image, addedAt: context.at });
        position = (await services.runner.run(productImages, plan.stream, context, decide)).position ?? position;
      }
      requirePictures(refusals);
      return position;
    };
    return { ...plan, write };
  },
});
