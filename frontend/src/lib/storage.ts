/** Browser storage that may be full, forbidden or absent: then nothing is remembered. */
const orElse = <Value>(action: () => Value, otherwise: Value): Value => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

const safeStorage = (storage: () => Storage) => ({
  get: (key: string): string | null => orElse(() => storage().getItem(key), null),
  set: (key: string, value: string): void => orElse(() => storage().setItem(key, value), undefined),
  remove: (key: string): void => orElse(() => storage().removeItem(key), undefined),
  clear: (): void => orElse(() => storage().clear(), undefined),
});

export const local = safeStorage(() => localStorage);
export const session = safeStorage(() => sessionStorage);

export const storageKeys = {
  language: 'preferred-language',
  theme: 'preferred-theme',
  adminToken: 'admin-token',
  anonymousUserId: 'anonymous-user-id',
  scrollPosition: 'saved-scroll-position',
  arabicOfferClosed: 'arabic-offer-closed',
  profileDraft: 'profile-draft',
  recentSearches: 'recent-searches',
  compared: 'compared-products',
} as const;

/** What somebody chose for a product before sign-in came between: offered again afterwards, never done by itself. */
export const pendingChoice = (kind: 'kept-vote' | 'kept-stars' | 'kept-shelf' | 'kept-helpful') => ({
  get: (productId: string): string | null => session.get(`${kind}:${productId}`),
  set: (productId: string, choice: string): void => session.set(`${kind}:${productId}`, choice),
  remove: (productId: string): void => session.remove(`${kind}:${productId}`),
});
