import { createFileRoute } from '@tanstack/react-router';
import { HomePage, loadHome } from '../features/home/index.ts';

export const Route = createFileRoute('/')({
  loader: ({ context: { queryClient } }) => loadHome(queryClient),
  component: HomePage,
});
