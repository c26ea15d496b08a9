import { queryOptions } from '@tanstack/react-query';
import type { SiteResponse } from '../../lib/api-types.ts';
import { read } from '../../lib/api.ts';

export const siteQuery = () => queryOptions({ queryKey: ['/api/site'], queryFn: read<SiteResponse> });
