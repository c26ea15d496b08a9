import { banner, bannerStream, removeBanner, restoreBanner, type Banner } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { RemovableRecords } from '../catalogue/index.ts';
import { bannerOfStream } from './banner.response.ts';

@Injectable()
export class BannerRemoval {
  constructor(records: RemovableRecords) {
    records.add('banner', (id, at, revision) => ({
      aggregate: banner,
      stream: bannerStream(id),
      remove: removeBanner(at, { revision, toResponse: bannerOfStream }),
      restore: restoreBanner(at),
      answer: (state: Banner) => bannerOfStream(state!),
    }));
  }
}
