import { brand, brandStream, removeBrand, restoreBrand, type Brand, type BrandRecord } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { Listing } from '../listing/listing.ts';
import { RemovableRecords } from '../removal/removable-records.ts';
import { adminBrandResponse } from './brand.response.ts';

/** With a removed brand its products are hidden until it is restored. */
@Injectable()
export class BrandRemoval {
  constructor(records: RemovableRecords, listing: Listing) {
    records.add('brand', (id, at, revision) => {
      const toResponse = (record: BrandRecord) => adminBrandResponse(record, listing.count(`brand:${id}`));
      return {
        aggregate: brand,
        stream: brandStream(id),
        remove: removeBrand({ revision, toResponse }, at),
        restore: restoreBrand(at),
        answer: (state: Brand) => toResponse(state!),
      };
    });
  }
}
