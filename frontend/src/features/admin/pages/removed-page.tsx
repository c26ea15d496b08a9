import '../../../i18n/admin.load.ts';
import { useQuery } from '@tanstack/react-query';
import { removedAddress, removedQuery } from '../api/removed.ts';
import type { RemovedSearch } from '../removed-search.ts';
import { RemovedPageView } from './removed-page-view.tsx';

interface RemovedPageProps {
  readonly search: RemovedSearch;
  readonly onSearchChange: (change: RemovedSearch) => void;
}

export function RemovedPage({ search, onSearchChange }: RemovedPageProps) {
  const list = useQuery({
    ...removedQuery(search),
    // What another kind showed would be restored as what it is not.
    placeholderData: (previous, query) => (query?.queryKey[0] === removedAddress(search)[0] ? previous : undefined),
  });
  return (
    <RemovedPageView search={search} onSearchChange={onSearchChange} list={list} address={removedAddress(search)} />
  );
}
