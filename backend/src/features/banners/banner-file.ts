import { bannerEntity, type BannerDocument, type BannerRecord } from '@henna/domain';
import type { RecordFile } from '../../shared/entities/record-file.ts';
import { OptionalId, Time } from '../../shared/entities/row-fields.ts';
import { AddBanner, ChangeBanner } from './banner-commands.ts';
import { AddBannerRequest, newBanner } from './banner.requests.ts';
import { bannerOfStream, bannerResponse } from './banner.responses.ts';

class BannerRow extends AddBannerRequest {
  @OptionalId() id?: string | null;
  @Time() createdAt?: string | null;
}

export const bannerFile: RecordFile<BannerRow, BannerDocument, BannerRecord> = {
  entity: bannerEntity,
  rowClass: BannerRow,
  keyFields: ['title', 'linkUrl'],
  key: ({ title, linkUrl }) => JSON.stringify([title, linkUrl ?? null]),
  rowOfDocument: bannerResponse,
  rowOfRecord: (record) => {
    const { revision: _, ...row } = bannerOfStream(record);
    return row;
  },
  add: (context, row, id) => new AddBanner(context, newBanner(row), id),
  change: (context, row, id) => new ChangeBanner(context, id, newBanner(row)),
};
