import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { addressOf, ApiError, isStatus, request, type QueryAddress, type RequestOptions } from '../lib/api.ts';
import { saveFile } from '../lib/save-file.ts';
import { local, storageKeys } from '../lib/storage.ts';

const listeners = new Set<() => void>();
const notifyListeners = () => listeners.forEach((listener) => listener());

export const adminToken = {
  get: (): string | null => local.get(storageKeys.adminToken),
  save: (token: string): void => {
    local.set(storageKeys.adminToken, token);
    notifyListeners();
  },
  clear: (): void => {
    local.remove(storageKeys.adminToken);
    notifyListeners();
  },
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** Also follows other windows of the same browser. */
export const useAdminToken = (): string | null => useSyncExternalStore(subscribe, adminToken.get);

export interface AdminRequestOptions extends RequestOptions {
  /** The revision of the record on which the form began. */
  readonly revision?: number | null;
  readonly reason?: string;
  /** The correlation id of all commands of one action: the history shows and undoes them together. */
  readonly batch?: string;
}

/** Whether somebody else has changed the record since it was read; `current` is the record as it is now. */
export const isChangedSince = (error: Error): error is ApiError =>
  error instanceof ApiError && error.code === 'CHANGED_SINCE';

/** Marks as outdated what was read from these paths and those below them. */
export const invalidatePaths = (client: QueryClient, paths: readonly string[]): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && paths.some((start) => path === start || path.startsWith(`${start}/`)),
  });

/**
 * A request with the administrator's token. A token that the service does not accept is forgotten, which ends the
 * session.
 */
export async function adminRequest<Answer>(path: string, options: AdminRequestOptions = {}): Promise<Answer> {
  const { revision = null, reason, batch, ...rest } = options;
  const token = adminToken.get();
  try {
    return await request<Answer>(path, {
      ...rest,
      headers: {
        ...rest.headers,
        ...(token === null ? {} : { 'x-admin-token': token }),
        ...(revision === null ? {} : { 'If-Match': String(revision) }),
        ...(batch ? { 'X-Correlation-Id': batch } : {}),
        ...(reason ? { 'X-Reason': encodeURIComponent(reason) } : {}),
      },
    });
  } catch (error) {
    if (isStatus(error, 401) && adminToken.get() === token) adminToken.clear();
    throw error;
  }
}

export const adminRead = <Answer>({ queryKey, signal }: QueryFunctionContext): Promise<Answer> =>
  adminRequest<Answer>(addressOf(queryKey as QueryAddress), { signal });

/** Fetches a file with the administrator's token and saves it. Throws ApiError with the given texts. */
export async function download(address: string, name: string, failed: string, noToken: string): Promise<void> {
  const token = adminToken.get();
  if (token === null) throw new ApiError(401, noToken);
  const response = await fetch(address, { credentials: 'include', headers: { 'X-Admin-Token': token } });
  if (!response.ok) throw new ApiError(response.status, failed);
  saveFile(name, await response.blob());
}
