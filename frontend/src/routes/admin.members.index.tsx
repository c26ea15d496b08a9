import { createFileRoute } from '@tanstack/react-router';
import { MembersPage, membersSearchOf } from '../features/members/index.ts';

export const Route = createFileRoute('/admin/members/')({ validateSearch: membersSearchOf, component: MembersPage });
