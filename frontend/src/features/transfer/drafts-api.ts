import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminRead, adminRequest } from '../../admin-kit/request.ts';
import { addressOf } from '../../lib/api.ts';
import type { components } from '../../lib/schema.gen.ts';
import type { Entity, FileFormat, Import, ImportMode } from './api.ts';

export type Draft = components['schemas']['ImportDraftResponse'];
export type DraftRow = components['schemas']['DraftRowResponse'];
export type DraftRowPage = components['schemas']['DraftRowPageResponse'];
export type RowPlan = DraftRow['plan'];
export type MatchedColumn = components['schemas']['MatchedColumnResponse'];
export type Matching = components['schemas']['ImportMatchingResponse'];
export type Encoding = Draft['encoding'];
export type Separator = NonNullable<Draft['separator']>;

/** How a file is read, where that is not recognised. */
export interface ReadingChoice {
  readonly encoding?: Encoding | undefined;
  readonly separator?: Separator | undefined;
}

/** What is to be done with the rows of a draft. */
export interface DraftChoice {
  readonly entity: Entity;
  readonly mode: ImportMode;
  readonly creates: boolean;
  readonly columns: readonly MatchedColumn[];
}

const pathOf = (id: string) => `/api/admin/import-drafts/${id}`;
export const rowsPath = (id: string): string => `${pathOf(id)}/rows`;

/** Nothing but its own commands changes a draft. */
export const draftQuery = (id: string) =>
  queryOptions({ queryKey: [pathOf(id)], queryFn: adminRead<Draft>, staleTime: Infinity });

export const rowsOfPage = 25;

/** A page of the planned rows, which each planning makes anew. @param page from 1 */
export const draftRowsQuery = (id: string, plan: RowPlan | undefined, page: number) =>
  queryOptions({
    queryKey: [rowsPath(id), { ...(plan && { plan }), page, pageSize: rowsOfPage }],
    queryFn: adminRead<DraftRowPage>,
    placeholderData: keepPreviousData,
  });

export const matchingsQuery = () =>
  queryOptions({ queryKey: ['/api/admin/import-matchings'], queryFn: adminRead<readonly Matching[]> });

/** Sends a file to be looked at. Nothing is imported. */
export const uploadDraft = (file: File, format: FileFormat, choice: ReadingChoice): Promise<Draft> =>
  adminRequest(addressOf(['/api/admin/import-drafts', { ...choice, fileName: file.name.slice(-200) }]), {
    method: 'POST',
    body: new Blob([file], { type: format === 'csv' ? 'text/csv' : 'application/json' }),
  });

export const planDraft = (id: string, choice: DraftChoice): Promise<Draft> =>
  adminRequest(pathOf(id), { method: 'PUT', body: choice });

/** Gives a cell of a row another text. @param row from 1 */
export const correctCell = (id: string, row: number, field: string, text: string): Promise<Draft> =>
  adminRequest(`${pathOf(id)}/rows/${row}`, { method: 'PUT', body: { cells: [{ field, text }] } });

/** Starts the import of a planned draft; its record has the progress. */
export const importDraft = (id: string): Promise<Import> => adminRequest(`${pathOf(id)}/import`, { method: 'POST' });

export const saveMatching = (matching: Omit<Matching, 'id'>): Promise<Matching> =>
  adminRequest('/api/admin/import-matchings', { method: 'POST', body: matching });

export const removeMatching = (id: string): Promise<void> =>
  adminRequest(`/api/admin/import-matchings/${id}`, { method: 'DELETE' });
