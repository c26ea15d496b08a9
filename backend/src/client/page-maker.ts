import type { BannerResponse, CategoryDetails, Language, ProductResponse } from '@henna/domain';
import type { PageSources } from './client.ts';
import { firstAnswers } from './first-answers.ts';
import { firstScreen } from './first-screen.ts';
import { keptPage, type KeptPage, type Stale } from './page-cache.ts';
import { pageHead, words } from './page-head.ts';
import { pageFacts, type Subject } from './page-status.ts';
import { renderPage } from './page.ts';
import type { preloads } from './preloads.ts';

export interface PageWanted {
  readonly path: string;
  /** Of a list, from 1. */
  readonly page: number;
  /** Nothing but the page is asked of the list. */
  readonly plain: boolean;
  readonly language: Language;
  readonly noindex: boolean;
  /** JSON of the active banners, for Home. */
  readonly banners: string | undefined;
}

/** Makes the first HTML of a page, and says what will make it stale: nothing is kept of what is not there. */
export const pageMaker =
  (template: string, preloadsOf: ReturnType<typeof preloads>, sources: PageSources) =>
  async (wanted: PageWanted): Promise<{ page: KeptPage; stale?: Stale }> => {
    const { catalogue, responses, origin, failed } = sources;
    const { path, page, plain, language, noindex, banners } = wanted;
    const { status, subject } = pageFacts(path, catalogue);
    const product = subject?.kind === 'product' ? await productOf(responses, subject.id, failed) : undefined;
    const reads = { subject, product, path, page: plain ? page : undefined };
    const answering = { ...sources.answering, banners: async () => JSON.parse(banners ?? '[]') as BannerResponse[] };
    // A page is served all the same while the store is away.
    const answers = await firstAnswers(answering, reads).catch(failed);
    const html = renderPage(template, {
      ...pageHead(subject, product, { language, origin, noindex, page }),
      preloads: preloadsOf(subject, language),
      ...(answers && { firstData: answers }),
      ...(answers && subject && subject.kind !== 'other' && screenOf(subject, product, language, answers)),
    });
    const stale = answers && staleBy(subject, product);
    return { page: keptPage(status, 'text/html; charset=utf-8', html), ...(stale && { stale }) };
  };

/** A page without its product is a page all the same. */
const productOf = async (responses: PageSources['responses'], id: string, failed: PageSources['failed']) => {
  const document = await responses.document(id).catch(failed);
  return document ? responses.respond(document) : undefined;
};

const screenOf = (
  subject: Subject,
  product: ProductResponse | undefined,
  language: Language,
  answers: Readonly<Record<string, string>>,
) => {
  const list = <Item>(address: string) => JSON.parse(answers[address] ?? '[]') as readonly Item[];
  const trending = list<ProductResponse>('/api/products/trending?limit=4');
  const pictured = product ?? trending[0];
  return {
    firstScreen: firstScreen({
      language,
      subject,
      title: words(subject, product, language).title ?? '',
      product,
      categories: list<CategoryDetails>('/api/categories/details'),
      trending,
      banners: list<BannerResponse>('/api/banners'),
    }),
    // Which of its sizes a browser wants of a registered picture is for the picture's own tag to say.
    ...(pictured?.imageUrl?.startsWith('/art/') && { firstPicture: pictured.imageUrl }),
  };
};

/** Every page counts the products of categories, so that a change of any product is one of the page. */
const staleBy = (subject: Subject | undefined, product: ProductResponse | undefined): Stale | undefined =>
  subject?.kind === 'product' && !product ? undefined : subject && 'lists';
