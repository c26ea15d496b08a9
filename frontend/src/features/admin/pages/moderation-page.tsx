import '../../../i18n/admin.load.ts';
import '../../../i18n/report.load.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queueQuery } from '../api/moderation.ts';
import type { QueueSearch } from '../moderation/queue-search.ts';
import { ModerationPageView } from './moderation-page-view.tsx';

interface ModerationPageProps {
  readonly search: QueueSearch;
  readonly onSearchChange: (search: QueueSearch) => void;
}

/** While it is open it looks now and then whether more was reported. */
const lookEveryMs = 30_000;

export function ModerationPage({ search, onSearchChange }: ModerationPageProps) {
  const queue = useQuery({
    ...queueQuery(search.state ?? 'open', search.page ?? 1),
    placeholderData: keepPreviousData,
    refetchInterval: lookEveryMs,
  });
  return <ModerationPageView search={search} onSearchChange={onSearchChange} queue={queue} />;
}
