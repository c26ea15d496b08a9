import { useNavigate } from '@tanstack/react-router';
import { Download, ExternalLink, Flag, FolderPlus, Keyboard, Languages, LogOut, Plus, Upload } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { HolderContext, useLogout } from '../../../admin-kit/session.ts';
import { openHelp, useChangeLanguage } from '../../shell/index.ts';
import type { Role } from '../screens.ts';
import type { Entry } from './entry.ts';

/** What the token's role may do from everywhere. */
export function useActions(): readonly Entry[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const logout = useLogout();
  const { other, change } = useChangeLanguage();
  const role = use(HolderContext)?.role;
  const form = { form: 'new' } as const;
  const action = (
    id: string,
    text: string,
    Icon: Entry['Icon'],
    run: () => void,
    roles: readonly Role[] = ['admin', 'moderator', 'analyst'],
  ) => ({ id, group: 'actions', text, Icon, run, roles }) as const;
  return [
    action('reports', t('admin.palette.reports'), Flag, () => void navigate({ to: '/admin/moderation' }), [
      'admin',
      'moderator',
    ]),
    action(
      'new-product',
      t('admin.palette.newProduct'),
      Plus,
      () => void navigate({ to: '/admin/products', search: form }),
      ['admin'],
    ),
    action('new-brand', t('admin.palette.newBrand'), Plus, () => void navigate({ to: '/admin/brands', search: form }), [
      'admin',
    ]),
    action(
      'new-category',
      t('admin.palette.newCategory'),
      FolderPlus,
      () => void navigate({ to: '/admin/categories', search: form }),
      ['admin'],
    ),
    action(
      'new-banner',
      t('admin.palette.newBanner'),
      Plus,
      () => void navigate({ to: '/admin/banners', search: form }),
      ['admin'],
    ),
    action('import', t('admin.palette.import'), Upload, () => void navigate({ to: '/admin/import' }), ['admin']),
    action('export', t('admin.palette.export'), Download, () => void navigate({ to: '/admin/export' }), ['admin']),
    action('language', t('header.toggleLanguageLabel'), Languages, () => void change(other)),
    action('shortcuts', t('footer.shortcuts'), Keyboard, openHelp),
    action('site', t('admin.shell.site'), ExternalLink, () => void navigate({ to: '/' })),
    action('logout', t('admin.palette.logout'), LogOut, logout),
  ].filter(({ roles }) => role && roles.includes(role));
}
