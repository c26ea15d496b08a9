import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { seedInitialData } from './app/initial-data.ts';
import { registerServiceWorker } from './app/offline-page.ts';
import { createQueryClient } from './lib/query-client.ts';
import { createAppRouter } from './app/router.tsx';
import { prepareStyles } from './theme/style-cache.ts';
import { changeTexts } from './i18n/index.ts';
import { applyLanguage, storedLanguage } from './lib/language.ts';
import { followTheme } from './lib/theme-choice.ts';
import { markChunkLoadErrors } from './lib/chunk-load-error.ts';

markChunkLoadErrors();
const language = storedLanguage();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element for the application.');
// The first HTML is in the language of the cookie, which a browser can lose without what it stored.
const isRendered = root.hasChildNodes() && document.documentElement.lang === language;
applyLanguage(language);
followTheme();
await Promise.all([prepareStyles(language), changeTexts(language)]);

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
const renewShown = seedInitialData(queryClient);
const app = (
  <StrictMode>
    <App queryClient={queryClient} router={router} />
  </StrictMode>
);
if (isRendered) {
  // The route's code must be there, and its tree the one that was rendered.
  router.ssr = { manifest: undefined };
  await router.load();
  startTransition(() => void hydrateRoot(root, app));
} else {
  root.replaceChildren();
  startTransition(() => createRoot(root).render(app));
}
const stopWaiting = router.subscribe('onRendered', () => {
  stopWaiting();
  void renewShown();
});
if (import.meta.env.PROD) registerServiceWorker();
