import { createFileRoute } from '@tanstack/react-router';
import { votesSearchOf } from '../features/admin/admin-search.ts';
import { VotesPage } from '../features/admin/pages/votes-page.tsx';

export const Route = createFileRoute('/admin/votes')({ validateSearch: votesSearchOf, component: VotesPage });
