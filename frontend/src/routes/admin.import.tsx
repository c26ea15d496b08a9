import { createFileRoute } from '@tanstack/react-router';
import { ImportPage } from '../features/transfer/index.ts';

const idOf = (value: unknown) => (typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value) ? value : undefined);

export const Route = createFileRoute('/admin/import')({
  validateSearch: (raw: Record<string, unknown>): { import?: string } => ({ import: idOf(raw.import) }),
  component: ImportPage,
});
