import { createFileRoute } from '@tanstack/react-router';
import { votesSearchOf } from '../features/contributions/index.ts';
import { VotesPage } from '../features/voting/admin/index.ts';

export const Route = createFileRoute('/admin/votes')({ validateSearch: votesSearchOf, component: VotesPage });
