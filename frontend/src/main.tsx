import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
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
applyLanguage(language);
followTheme();
await Promise.all([prepareStyles(language), changeTexts(language)]);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element for the application.');
const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
seedInitialData(queryClient, router);
// The first screen stands there as plain markup until all of its own can be drawn.
if (root.hasChildNodes()) await router.load();
// Drawn in slices, between which the first screen still scrolls and answers.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient} router={router} />
    </StrictMode>,
  ),
);
if (import.meta.env.PROD) registerServiceWorker();
