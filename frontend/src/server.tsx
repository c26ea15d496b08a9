import type { Language } from '@henna/domain';
import { createMemoryHistory } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import i18next, { type i18n } from 'i18next';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { text } from 'node:stream/consumers';
import { App } from './app/app.tsx';
import { answeredQueries, createServerQueryClient } from './app/answered-queries.ts';
import { createAppRouter } from './app/router.tsx';
import { loadTexts } from './i18n/index.ts';
import { setTransport } from './lib/api.ts';
import { directionOf } from './lib/language.ts';
import { serverStyles } from './theme/server-styles.ts';
import type { ConnectRenderer } from './page-rendering.ts';

const interfaces = new Map<Language, Promise<i18n>>();

/** The texts of a language, apart from those of pages that are rendered in the other at the same time. */
const interfaceIn = (language: Language): Promise<i18n> => {
  const texts = interfaces.get(language) ?? loadTexts(language).then(() => i18next.cloneInstance({ lng: language }));
  interfaces.set(language, texts);
  return texts;
};

const maxRedirects = 3;

/** A router that has loaded the route of an address, or the one it leads to: parameters may have other names. */
const loadedRouter = async (
  queryClient: QueryClient,
  address: string,
  redirects = 0,
): Promise<ReturnType<typeof createAppRouter>> => {
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  const result = router._serverResult;
  if (result?.type !== 'redirect') return router;
  const target = result.redirect.headers.get('Location');
  if (target === null || redirects === maxRedirects)
    throw new Error(`${address} leads to nothing that can be rendered.`);
  return loadedRouter(queryClient, target, redirects + 1);
};

/** Images that React has the browser fetch early stand before the page. */
const leadingLinks = /^(?:<link\b[^>]*>)*/;

export const connectRenderer: ConnectRenderer = (answer) => {
  setTransport((path) => answer(path));
  return async ({ address, language }) => {
    const queryClient = createServerQueryClient();
    const styles = serverStyles(directionOf(language));
    const texts = await interfaceIn(language);
    const router = await loadedRouter(queryClient, address);
    const errors: unknown[] = [];
    const { prelude } = await prerenderToNodeStream(
      <I18nextProvider i18n={texts}>
        <StrictMode>
          <App queryClient={queryClient} router={router} styles={styles.cache} />
        </StrictMode>
      </I18nextProvider>,
      { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    const page = await text(prelude);
    if (errors.length > 0) throw errors[0];
    const links = leadingLinks.exec(page)![0];
    return {
      head: links + styles.elements(),
      body: page.slice(links.length),
      data: JSON.stringify(answeredQueries(queryClient)),
    };
  };
};
