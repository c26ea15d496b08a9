import { brandEntity, type BrandRecord } from '@henna/domain';
import { Module } from '@nestjs/common';
import { EntityCommands } from '../../../shared/entities/entity-commands.ts';
import { removalControllers } from '../../../shared/entities/removal.controllers.ts';
import { Listing } from '../../listing/index.ts';
import { NameReservations } from '../naming/name-reservations.ts';
import { AddBrandHandler, ChangeBrand, ChangeBrandHandler } from './brand-commands.ts';
import { AdminBrandResponse, adminBrandResponse } from './brand.response.ts';
import { BrandsController } from './brands.controller.ts';

/** With a removed brand its products are hidden until it is restored. */
@Module({
  controllers: [
    BrandsController,
    ...removalControllers({ entity: brandEntity, tag: 'brands', body: AdminBrandResponse }),
  ],
  providers: [NameReservations, AddBrandHandler, ChangeBrandHandler],
})
export class BrandsModule {
  constructor(commands: EntityCommands, listing: Listing) {
    commands.register(brandEntity, {
      toResponse: (record: BrandRecord) => adminBrandResponse(record, listing.count(`brand:${record._id}`)),
      change: ({ context, id, revision }, values) => new ChangeBrand(context, id, values, revision),
    });
  }
}
