import { useSyncExternalStore } from 'react';
import { local, storageKeys } from '../../../lib/storage.ts';

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** The administrator's token of this browser. */
export const adminToken = {
  get: (): string | null => local.get(storageKeys.adminToken),
  keep: (token: string): void => {
    local.set(storageKeys.adminToken, token);
    tell();
  },
  forget: (): void => {
    local.remove(storageKeys.adminToken);
    tell();
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

/** Follows other windows of the same browser too. */
export const useAdminToken = (): string | null => useSyncExternalStore(subscribe, adminToken.get);
