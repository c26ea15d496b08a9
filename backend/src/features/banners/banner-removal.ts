import { Injectable } from '@nestjs/common';
import { RemovableRecords } from '../catalogue/index.ts';
import { banner, bannerStream, removeBanner, restoreBanner, type Banner } from './banner.ts';
import { bannerOfStream } from './banner.response.ts';

@Injectable()
export class BannerRemoval {
  constructor(records: RemovableRecords) {
    records.add('banner', (id, at, revision) => ({
      aggregate: banner,
      stream: bannerStream(id),
      remove: removeBanner(at, { revision, present: bannerOfStream }),
      restore: restoreBanner(at),
      answer: (state: Banner) => bannerOfStream(state!),
    }));
  }
}
