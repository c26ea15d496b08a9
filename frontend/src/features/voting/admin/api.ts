import type { Tone } from '@henna/domain';
import { queryOptions } from '@tanstack/react-query';
import { read, type QueryAddress } from '../../../lib/api.ts';
import type { components } from '../../../lib/schema.gen.ts';
import { adminRead, adminRequest } from '../../../admin-kit/request.ts';

type Schemas = components['schemas'];
export type OptionSet = Schemas['AdminVotingOptionsResponse'];
export type GlobalOptions = Schemas['GlobalVotingOptionsResponse'];

export const optionSetsQuery = (asOf?: string) =>
  queryOptions({
    queryKey: ['/api/admin/voting-options', { asOf }] satisfies QueryAddress,
    queryFn: adminRead<readonly OptionSet[]>,
  });

export const globalOptionsQuery = () =>
  queryOptions({ queryKey: ['/api/voting-options'], queryFn: read<GlobalOptions> });

/** Options in their order; a renamed option keeps its votes. */
export interface OptionsChange {
  readonly options: readonly string[];
  readonly labels: Readonly<Record<string, { readonly ar: string | null }>>;
  readonly tones: Readonly<Record<string, Tone>>;
  readonly renames: readonly { readonly from: string; readonly to: string }[];
}

/** A category, or one of its subcategories. */
export interface OptionsOwner {
  readonly categoryKey: string;
  readonly subcategory: string | null;
}

/** @param revision of the stored set; -1: it has none of its own */
export const saveOptionSet = (owner: OptionsOwner, change: OptionsChange, revision: number): Promise<OptionSet> =>
  adminRequest('/api/admin/voting-options', { method: 'POST', body: { ...owner, ...change }, revision });

export const removeOptionSet = (owner: OptionsOwner, revision: number): Promise<null> =>
  adminRequest('/api/admin/voting-options', { method: 'DELETE', body: owner, revision });

export const saveGlobalOptions = (change: OptionsChange, revision: number): Promise<GlobalOptions> =>
  adminRequest('/api/voting-options', { method: 'PUT', body: change, revision });
