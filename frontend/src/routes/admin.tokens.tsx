import { createFileRoute } from '@tanstack/react-router';
import { TokensPage } from '../features/tokens/index.ts';

export const Route = createFileRoute('/admin/tokens')({ component: TokensPage });
