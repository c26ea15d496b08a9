import type { Page } from '@henna/domain';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { adminRead, adminRequest, invalidatePaths } from '../../admin-kit/request.ts';
import type { TableSearch } from '../../admin-kit/table/table-search.ts';
import type { QueryAddress } from '../../lib/api.ts';
import {
  recordsKinds,
  type AdminRecord,
  type Changes,
  type OneRecord,
  type PageKind,
  type Records,
  type RecordsKind,
} from './record-kinds.ts';

export type RecordRef = Pick<AdminRecord, 'id' | 'revision'>;

interface RecordsSearch extends TableSearch {
  readonly brand?: string;
  readonly category?: string;
  readonly subcategory?: string;
  readonly show?: 'uncategorised' | 'withoutPicture' | 'removed';
  readonly removedBy?: string | undefined;
}

export const recordsKey = (kind: RecordsKind, search: RecordsSearch): QueryAddress => {
  const { q, brand, category, subcategory, show, removedBy, sort, order, asOf, page = 1 } = search;
  const filters = { brand, category, subcategory, ...(show && { [show]: true }), removedBy };
  return [`/api/admin/${kind}`, { q, ...filters, sort, order, asOf, page }];
};

export const recordsQuery = <Kind extends RecordsKind>(kind: Kind, search: RecordsSearch) =>
  queryOptions({ queryKey: recordsKey(kind, search), queryFn: adminRead<Page<Records[Kind]>> });

/** @param asOf ISO 8601 */
export const allRecordsQuery = <Kind extends 'brands' | 'categories' | 'subcategories'>(kind: Kind, asOf?: string) =>
  queryOptions({
    queryKey: [`/api/admin/${kind}`, { asOf }] satisfies QueryAddress,
    queryFn: adminRead<readonly Records[Kind][]>,
  });

/** One record, also when it is removed. */
export const recordQuery = <Kind extends PageKind>(kind: Kind, id: string) =>
  queryOptions({
    queryKey: [`/api/admin/${kind}/${id}`] satisfies QueryAddress,
    queryFn: adminRead<OneRecord[Kind]>,
  });

const writePath = (kind: RecordsKind) => (kind === 'products' ? '/api/products' : `/api/admin/${kind}`);

export const addRecord = <Kind extends RecordsKind>(kind: Kind, body: Partial<Changes[Kind]>): Promise<Records[Kind]> =>
  adminRequest(writePath(kind), { method: 'POST', body });

/** @param body the fields that change */
export const changeRecord = <Kind extends RecordsKind>(
  kind: Kind,
  { id, revision }: RecordRef,
  body: Partial<Changes[Kind]>,
  batch?: string,
): Promise<Records[Kind]> => adminRequest(`${writePath(kind)}/${id}`, { method: 'PUT', body, revision, batch });

export const removeRecord = (
  kind: RecordsKind,
  { id, revision }: RecordRef,
  reason?: string,
  batch?: string,
): Promise<null> => adminRequest(`${writePath(kind)}/${id}`, { method: 'DELETE', revision, reason, batch });

export const restoreRecord = <Kind extends RecordsKind>(
  kind: Kind,
  { id }: { readonly id: string },
  batch?: string,
): Promise<Records[Kind]> => adminRequest(`/api/admin/${kind}/${id}/restore`, { method: 'POST', batch });

/** Lists of staff and of the public in which a change of the catalogue can be seen. */
const affectedPaths = [
  ...recordsKinds.flatMap((kind) => [`/api/admin/${kind}`, `/api/${kind}`]),
  '/api/admin/voting-options',
  '/api/admin/history',
  '/api/admin/today',
  '/api/voting-options',
  '/api/search',
];

export const invalidateCatalogue = (client: QueryClient): Promise<void> => invalidatePaths(client, affectedPaths);
