import type { Language, ProductResponse } from '@henna/contracts';
import type { PageSources } from './client.ts';
import { keptPage, type KeptPage, type Stale } from './page-cache.ts';
import { pageHead } from './page-head.ts';
import { pageFacts, type Subject } from './page-status.ts';
import { renderPage } from './page.ts';

export interface PageWanted {
  readonly path: string;
  readonly page: number;
  readonly language: Language;
  readonly noindex: boolean;
}

/** What Home asks for first, of what is the same for everybody. */
const homeAnswers = [
  '/api/categories',
  '/api/categories/details',
  '/api/products/new?limit=4',
  '/api/products/trending?limit=4',
  '/api/brands?sort=popular&limit=8',
];

/** Makes the first HTML of a page, and says what will make it stale: nothing is kept of what is not there. */
export const pageMaker =
  (template: string, { catalogue, responses, origin, answerAtHand }: PageSources) =>
  async ({ path, page, language, noindex }: PageWanted): Promise<{ page: KeptPage; stale?: Stale }> => {
    const { status, subject } = pageFacts(path, catalogue);
    const product = subject?.kind === 'product' ? await productOf(responses, subject.id) : undefined;
    const wanted = subject?.kind === 'home' ? homeAnswers : [];
    const answers = wanted.flatMap((url) => {
      const json = answerAtHand(url);
      return json === undefined ? [] : [[url, json] as const];
    });
    const own = product ? [[`/api/products/${product.id}`, JSON.stringify(product)] as const] : [];
    const firstData = Object.fromEntries([...own, ...answers]);
    const head = pageHead(subject, product, { language, origin, noindex, page });
    const html = renderPage(template, { ...head, ...(Object.keys(firstData).length > 0 && { firstData }) });
    const stale = answers.length === wanted.length ? staleBy(subject, product) : undefined;
    return { page: keptPage(status, 'text/html; charset=utf-8', html), ...(stale && { stale }) };
  };

/** A page without its product is a page all the same. */
const productOf = async (responses: PageSources['responses'], id: string) => {
  const document = await responses.document(id).catch(() => null);
  return document ? responses.respond(document) : undefined;
};

const staleBy = (subject: Subject | undefined, product: ProductResponse | undefined): Stale | undefined => {
  if (subject?.kind === 'product') return product?.id;
  if (subject?.kind === 'home') return 'lists';
  return subject && 'frame';
};
