import { useRouterState } from '@tanstack/react-router';
import {
  ArchiveRestore,
  ChartLine,
  Download,
  Flag,
  History,
  KeyRound,
  Layers,
  MessageSquareText,
  Settings,
  Star,
  Sunrise,
  Upload,
  Users,
  Vote,
} from 'lucide-react';
import { use } from 'react';
import { HolderContext, type TokenHolder } from '../../admin-kit/session.ts';
import { recordScreens } from '../records/index.ts';

export type Role = TokenHolder['role'];
const administrators: readonly Role[] = ['admin'];
const analysts: readonly Role[] = ['admin', 'analyst'];
const moderators: readonly Role[] = ['admin', 'moderator'];
const everyone: readonly Role[] = ['admin', 'moderator', 'analyst'];

const recordScreen = <Kind extends keyof typeof recordScreens>(name: Kind) =>
  ({ to: `/admin/${name}`, name, roles: everyone, Icon: recordScreens[name] }) as const;

const { categories: _categories, products: _products, brands: _brands, ...otherScreens } = recordScreens;
const otherRecords = Object.keys(otherScreens) as readonly (keyof typeof otherScreens)[];

/** The screens by group, and the roles to which they are offered. */
const sections = [
  { group: 'start', screens: [{ to: '/admin/today', name: 'today', roles: everyone, Icon: Sunrise }] },
  {
    group: 'database',
    screens: [
      recordScreen('categories'),
      recordScreen('products'),
      recordScreen('brands'),
      { to: '/admin/comments', name: 'comments', roles: everyone, Icon: MessageSquareText },
      { to: '/admin/votes', name: 'votes', roles: everyone, Icon: Vote },
      { to: '/admin/ratings', name: 'ratings', roles: everyone, Icon: Star },
      ...otherRecords.map(recordScreen),
    ],
  },
  {
    group: 'oversight',
    screens: [
      { to: '/admin/moderation', name: 'moderation', roles: everyone, Icon: Flag },
      { to: '/admin/members', name: 'members', roles: moderators, Icon: Users },
      { to: '/admin/history', name: 'history', roles: everyone, Icon: History },
      { to: '/admin/removed', name: 'removed', roles: everyone, Icon: ArchiveRestore },
      { to: '/admin/analytics', name: 'analytics', roles: analysts, Icon: ChartLine },
    ],
  },
  {
    group: 'system',
    screens: [
      { to: '/admin/settings', name: 'settings', roles: everyone, Icon: Settings },
      { to: '/admin/views', name: 'views', roles: everyone, Icon: Layers },
      { to: '/admin/tokens', name: 'tokens', roles: administrators, Icon: KeyRound },
      { to: '/admin/export', name: 'export', roles: everyone, Icon: Download },
      { to: '/admin/import', name: 'import', roles: administrators, Icon: Upload },
    ],
  },
] as const;

export type Screen = (typeof sections)[number]['screens'][number];

export const screens: readonly Screen[] = sections.flatMap((section): readonly Screen[] => section.screens);

export interface Section {
  readonly group: (typeof sections)[number]['group'];
  readonly screens: readonly Screen[];
}

/** The groups of the sidebar with the screens of the token's role. */
export function useSections(): readonly Section[] {
  const role = use(HolderContext)?.role;
  return sections.map(({ group, screens: all }) => ({
    group,
    screens: (all as readonly Screen[]).filter(({ roles }) => role && roles.includes(role)),
  }));
}

const withRecordPages: ReadonlySet<string> = new Set([
  '/admin/products',
  '/admin/brands',
  '/admin/categories',
  '/admin/members',
]);

/** The screen that is shown, also where it is one of its records; the bare address shows the categories. Undefined where there is none. */
export const useCurrentScreen = (): Screen | undefined =>
  useRouterState({
    select: ({ location }) => {
      const path = location.pathname.replace(/\/$/, '');
      if (path === '/admin') return screens.find(({ to }) => to === '/admin/categories');
      return screens.find(({ to }) => to === path || (withRecordPages.has(to) && path.startsWith(`${to}/`)));
    },
  });
