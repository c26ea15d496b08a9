import { createFileRoute } from '@tanstack/react-router';
import { ImportPage, importSearchOf } from '../features/transfer/index.ts';

export const Route = createFileRoute('/admin/import')({
  validateSearch: importSearchOf,
  component: ImportPage,
});
