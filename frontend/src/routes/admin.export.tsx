import { createFileRoute } from '@tanstack/react-router';
import { ExportPage } from '../features/admin/transfer/export-page.tsx';

export const Route = createFileRoute('/admin/export')({ component: ExportPage });
