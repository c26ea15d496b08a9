import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '../features/members/index.ts';

export const Route = createFileRoute('/admin/members/$id')({ component: MemberPage });
