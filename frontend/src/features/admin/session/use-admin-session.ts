import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import { MomentContext } from '../as-of/moment.ts';
import { tokenHolderQuery, verifyToken, type TokenHolder } from '../api/admin-auth.ts';
import { adminToken, useAdminToken } from './admin-token.ts';
import { useRefusalText } from '../../../lib/use-refusal-text.ts';

export interface AdminSession {
  /** null: nobody is logged in. */
  readonly holder: TokenHolder | null;
  readonly isVerifying: boolean;
}

/** Whether somebody is logged in; checks the stored token once. */
export function useAdminSession(): AdminSession {
  const token = useAdminToken();
  const { data, isPending } = useQuery({ ...tokenHolderQuery(), enabled: token !== null });
  if (token === null) return { holder: null, isVerifying: false };
  return { holder: data ?? null, isVerifying: isPending };
}

/** Checks a token that was typed, keeps a right one, and says how it went. */
export function useLogin() {
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (token: string) => ({ token, holder: await verifyToken(token) }),
    onSuccess: ({ token, holder }) => {
      client.setQueryData(tokenHolderQuery().queryKey, holder);
      adminToken.keep(token);
      showToast({ title: t('admin.login.successful'), description: t('admin.login.welcome'), tone: 'success' });
    },
    onError: (error) =>
      showToast({
        title: t('admin.login.failed'),
        description: refusalText(error) || t('admin.login.failedText'),
        tone: 'error',
      }),
  });
}

/** Forgets the token and all that was read with it. */
export function useLogout(): () => void {
  const { t } = useTranslation();
  const client = useQueryClient();
  return () => {
    adminToken.forget();
    client.removeQueries({ predicate: ({ queryKey: [path] }) => /^\/api\/(?:admin|analytics)\//.test(String(path)) });
    showToast({ title: t('admin.shell.loggedOut'), description: t('admin.shell.loggedOutText') });
  };
}

export const HolderContext = createContext<TokenHolder | null>(null);

/** Moderators and administrators decide about what members did. */
export const useMayModerate = (): boolean => {
  const role = use(HolderContext)?.role;
  const isNow = useIsNow();
  return isNow && (role === 'admin' || role === 'moderator');
};

/** Analysts and administrators read figures and the log behind them. */
export const useMayAnalyse = (): boolean => {
  const role = use(HolderContext)?.role;
  return role === 'admin' || role === 'analyst';
};

/** Only the role of an administrator writes; others are not offered what the service would refuse. */
export const useMayWrite = (): boolean => {
  const role = use(HolderContext)?.role;
  return useIsNow() && role === 'admin';
};

/** What is past can be looked at only. */
const useIsNow = (): boolean => use(MomentContext)?.asOf === undefined;
