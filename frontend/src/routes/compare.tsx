import { createFileRoute } from '@tanstack/react-router';
import { ComparePage } from '../features/compare/index.ts';
import { textOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/compare')({
  validateSearch: ({ ids }: Record<string, unknown>): { readonly ids?: string } => ({ ids: textOf(ids) }),
  component: ComparePage,
});
