import { createFileRoute } from '@tanstack/react-router';
import { ShelfPage, shelfSearchOf } from '../features/shelf/index.ts';

export const Route = createFileRoute('/shelf')({ validateSearch: shelfSearchOf, component: ShelfPage });
