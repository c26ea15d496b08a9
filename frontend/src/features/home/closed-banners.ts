import { session, storageKeys } from '../../lib/storage.ts';

/** Banners closed in this session, by id. */
export const closedBanners = (): readonly string[] => (session.get(storageKeys.closedBanners) ?? '').split(' ');

export const rememberClosed = (id: string): void =>
  session.set(storageKeys.closedBanners, [...closedBanners(), id].join(' ').trim());
