import { queryOptions, useMutation, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../components/toast/toasts.ts';
import { isStatus, request } from '../lib/api.ts';
import type { components } from '../lib/schema.gen.ts';
import { useRefusalText } from '../lib/use-refusal-text.ts';
import { adminToken, useAdminToken } from './request.ts';
import { MomentContext } from './moment.ts';

export type TokenHolder = components['schemas']['TokenHolderResponse'];

/** @throws ApiError 401 for a token that the service does not know. */
export const verifyToken = (token: string): Promise<TokenHolder> =>
  request('/api/admin/auth', { method: 'POST', body: { token } });

const retryAfterMs = 500;

/**
 * Leaving a page aborts its requests, which says nothing about the token: a second try is made when the page is still
 * there.
 */
const verifyStoredToken = (token: string): Promise<TokenHolder> =>
  verifyToken(token).catch(async (error: unknown) => {
    if (!isStatus(error, 0)) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    return verifyToken(token);
  });

/** The holder of the stored token, verified once; null, and the token forgotten, when it could not be verified. */
export const tokenHolderQuery = () =>
  queryOptions({
    queryKey: ['/api/admin/auth'],
    queryFn: async (): Promise<TokenHolder | null> => {
      const token = adminToken.get();
      if (token === null) return null;
      try {
        return await verifyStoredToken(token);
      } catch {
        adminToken.clear();
        return null;
      }
    },
    staleTime: 'static',
  });

export interface AdminSession {
  readonly holder: TokenHolder | null;
  /** Who was logged in until the token was refused. */
  readonly lastHolder: TokenHolder | null;
  readonly isVerifying: boolean;
}

export function useAdminSession(): AdminSession {
  const token = useAdminToken();
  const { data, isPending } = useQuery({ ...tokenHolderQuery(), enabled: token !== null });
  const answered = data ?? null;
  if (token === null) return { holder: null, lastHolder: answered, isVerifying: false };
  return { holder: answered, lastHolder: answered, isVerifying: isPending };
}

const isOfStaff = ([path]: QueryKey): boolean => /^\/api\/(?:admin|analytics)\//.test(String(path));

export function useLogin() {
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (token: string) => ({ token, holder: await verifyToken(token) }),
    onSuccess: ({ token, holder }) => {
      client.setQueryData(tokenHolderQuery().queryKey, holder);
      adminToken.save(token);
      void client.invalidateQueries({
        predicate: ({ queryKey, state }) => isOfStaff(queryKey) && state.error !== null,
      });
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

/** Forgets the token and everything that was read with it. */
export function useLogout(): () => void {
  const { t } = useTranslation();
  const client = useQueryClient();
  return () => {
    adminToken.clear();
    client.removeQueries({ predicate: ({ queryKey }) => isOfStaff(queryKey) });
    showToast({ title: t('admin.shell.loggedOut'), description: t('admin.shell.loggedOutText') });
  };
}

export const HolderContext = createContext<TokenHolder | null>(null);

export const useMayModerate = (): boolean => {
  const role = use(HolderContext)?.role;
  const isNow = useShowsPresent();
  return isNow && (role === 'admin' || role === 'moderator');
};

export const useMayAnalyse = (): boolean => {
  const role = use(HolderContext)?.role;
  return role === 'admin' || role === 'analyst';
};

/** Only administrators write; others are not offered what the service would refuse. */
export const useMayWrite = (): boolean => {
  const role = use(HolderContext)?.role;
  return useShowsPresent() && role === 'admin';
};

const useShowsPresent = (): boolean => use(MomentContext)?.asOf === undefined;
