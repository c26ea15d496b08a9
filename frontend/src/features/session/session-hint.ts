import { createStore } from '../../lib/store.ts';

/** As {@link useSessionHint}, now and in this browser. */
export const hasSessionHint = (): boolean =>
  typeof document !== 'undefined' && /(?:^|;\s*)signed_in=1(?:;|$)/.test(document.cookie);

const hint = createStore(hasSessionHint(), false);

/**
 * Whether somebody is probably signed in: a cookie that the service sets and clears with the session says so before
 * the session has been asked for. It gives no access. The first HTML, which is the same for everybody, has none.
 */
export const useSessionHint = hint.use;

/** Called where the service knows no session: it may have ended on another device. */
export function clearSessionHint(): void {
  if (!hasSessionHint()) return;
  document.cookie = 'signed_in=; Path=/; Max-Age=0; SameSite=Lax';
  delete document.documentElement.dataset.signedIn;
  hint.set(false);
}
