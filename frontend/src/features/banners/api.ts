import { queryOptions } from '@tanstack/react-query';
import type { BannerResponse } from '../../lib/api-types.ts';
import { read } from '../../lib/api.ts';

/** The active banners, newest first. */
export const bannersQuery = () =>
  queryOptions({ queryKey: ['/api/banners'], queryFn: read<readonly BannerResponse[]> });
