import { createFileRoute } from '@tanstack/react-router';
import { prefetchCategories, rankingsQuery } from '../features/catalogue/index.ts';
import { RankingsPage } from '../features/rankings/index.ts';

export const Route = createFileRoute('/rankings/$category')({
  loader: async ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(rankingsQuery(params.category));
    await prefetchCategories(queryClient);
  },
  component: RankingsPage,
});
