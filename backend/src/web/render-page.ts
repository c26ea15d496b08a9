import type { Language } from '@henna/domain';
import type { RenderPage } from '@henna/frontend/server';
import type { ProductResponse } from '../features/listing/index.ts';
import { encodedPage, type RenderedPage } from './page-cache.ts';
import { pageHead } from './page-head.ts';
import { fillTemplate } from './page-html.ts';
import type { preloads } from './preloads.ts';
import type { ResolvedRoute } from './resolve-route.ts';
import { versionOf, type TrackedReads } from './tracked-reads.ts';
import type { PageServices } from './web-handlers.ts';

export interface PageRequest {
  readonly route: ResolvedRoute;
  readonly path: string;
  /** Query of the URL with its question mark; else empty. */
  readonly search: string;
  /** Number of the page of a list, from 1. */
  readonly page: number;
  /** The text that the list of products is searched for; else empty. */
  readonly searchText: string;
  readonly language: Language;
  readonly noindex: boolean;
}

/** As many pages as are rendered at the same time; others are served without their content meanwhile. */
const maxRenderings = 8;

/** Renders the first HTML of a page. A page that lacks its content must not be cached. */
export const pageRenderer = (
  template: string,
  preloadTags: ReturnType<typeof preloads>,
  renderContent: RenderPage,
  reads: TrackedReads,
  services: PageServices,
) => {
  let renderings = 0;

  const contentOf = async ({ path, search, language }: PageRequest, expectsContent: boolean) => {
    if (renderings >= maxRenderings) return undefined;
    renderings++;
    const position = services.position().toString();
    try {
      const { result, reads: made } = await reads.during(() => renderContent({ address: path + search, language }));
      const version = versionOf(made);
      const firstData = `{"position":"${position}","version":"${version}","queries":${result.data}}`;
      return { html: { contentHead: result.head, content: result.body, firstData }, reads: made, version };
    } catch (error) {
      // A page is served all the same while the store is away: the client shows what it can't read.
      if (expectsContent) services.logFailure(error);
      return undefined;
    } finally {
      renderings--;
    }
  };

  return async (request: PageRequest): Promise<RenderedPage> => {
    const { responses, origin, logFailure } = services;
    const { page, searchText, language, noindex } = request;
    const { status, target } = request.route;
    const product = target?.kind === 'product' ? await productResponse(responses, target.id, logFailure) : undefined;
    const isPrivate = target?.kind === 'other';
    const content = isPrivate ? undefined : await contentOf(request, status === 200);
    const html = fillTemplate(template, {
      ...pageHead(target, product, { language, origin, noindex, page, searchText }),
      preloadTags: preloadTags(target, language),
      ...content?.html,
    });
    const isComplete = target?.kind !== 'product' || product !== undefined;
    return {
      page: encodedPage(status, 'text/html; charset=utf-8', html),
      cacheable: status === 200 && isComplete && (isPrivate || content !== undefined),
      ...(content && { reads: content.reads, version: content.version }),
    };
  };
};

/** Undefined while the store is away: the page is served without its product. */
const productResponse = async (
  responses: PageServices['responses'],
  id: string,
  logFailure: PageServices['logFailure'],
): Promise<ProductResponse | undefined> => {
  const document = await responses.document(id).catch(logFailure);
  return document ? responses.toResponse(document) : undefined;
};
