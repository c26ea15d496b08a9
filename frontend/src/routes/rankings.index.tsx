import { createFileRoute, redirect } from '@tanstack/react-router';
import { categoryTreeQuery, NotFoundPage } from '../features/catalogue/index.ts';

/** Leads to the first category. */
export const Route = createFileRoute('/rankings/')({
  loader: async ({ context: { queryClient } }) => {
    const [category] = Object.keys(await queryClient.ensureQueryData(categoryTreeQuery()));
    if (category !== undefined)
      redirect({ to: '/rankings/$category', params: { category }, replace: true, throw: true });
  },
  component: NotFoundPage,
});
