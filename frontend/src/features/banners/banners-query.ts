import { queryOptions } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import type { components } from '../../lib/schema.gen.ts';

export type BannerResponse = components['schemas']['BannerResponse'];

/** The active banners, newest first. */
export const bannersQuery = () =>
  queryOptions({ queryKey: ['/api/banners'], queryFn: read<readonly BannerResponse[]> });
