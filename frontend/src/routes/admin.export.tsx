import { createFileRoute } from '@tanstack/react-router';
import { ExportPage } from '../features/transfer/index.ts';

export const Route = createFileRoute('/admin/export')({ component: ExportPage });
