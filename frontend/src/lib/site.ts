import { queryOptions } from '@tanstack/react-query';
import type { SiteResponse } from './api-types.ts';
import { read } from './api.ts';

export const siteQuery = () => queryOptions({ queryKey: ['/api/site'], queryFn: read<SiteResponse> });
