import {
  ArchiveRestore,
  ChartLine,
  Download,
  Flag,
  FolderTree,
  History,
  Megaphone,
  MessageSquareText,
  Package,
  Settings,
  Star,
  Tags,
  Upload,
  Vote,
} from 'lucide-react';
import type { TokenHolder } from '../api/admin-auth.ts';

type Role = TokenHolder['role'];
const administrators: readonly Role[] = ['admin'];
const analysts: readonly Role[] = ['admin', 'analyst'];
const everyone: readonly Role[] = ['admin', 'moderator', 'analyst'];

/** The screens of the sidebar, in their groups, and the roles to which they are offered. */
export const sections = [
  {
    group: 'database',
    screens: [
      { to: '/admin/categories', name: 'categories', roles: everyone, Icon: FolderTree },
      { to: '/admin/products', name: 'products', roles: everyone, Icon: Package },
      { to: '/admin/brands', name: 'brands', roles: everyone, Icon: Tags },
      { to: '/admin/comments', name: 'comments', roles: everyone, Icon: MessageSquareText },
      { to: '/admin/votes', name: 'votes', roles: everyone, Icon: Vote },
      { to: '/admin/ratings', name: 'ratings', roles: everyone, Icon: Star },
      { to: '/admin/banners', name: 'banners', roles: everyone, Icon: Megaphone },
    ],
  },
  {
    group: 'oversight',
    screens: [
      { to: '/admin/moderation', name: 'moderation', roles: everyone, Icon: Flag },
      { to: '/admin/history', name: 'history', roles: everyone, Icon: History },
      { to: '/admin/removed', name: 'removed', roles: everyone, Icon: ArchiveRestore },
      { to: '/admin/analytics', name: 'analytics', roles: analysts, Icon: ChartLine },
    ],
  },
  {
    group: 'system',
    screens: [
      { to: '/admin/settings', name: 'settings', roles: everyone, Icon: Settings },
      { to: '/admin/export', name: 'export', roles: everyone, Icon: Download },
      { to: '/admin/import', name: 'import', roles: administrators, Icon: Upload },
    ],
  },
] as const;
