/** A page as the service sends it. */
export interface RenderedPage {
  /** Elements for the head: the styles of what is drawn, and links to images that are needed first. */
  readonly head: string;
  /** The content of the element that the client takes over. */
  readonly body: string;
  /** JSON of the queries that were answered for it, for the script `first-data`. */
  readonly data: string;
}

export interface PageAddress {
  /** Path and query as the browser requests them. */
  readonly address: string;
  readonly language: 'en' | 'ar';
}

/** @throws what kept the page from being drawn, a failed read for example. */
export type RenderPage = (page: PageAddress) => Promise<RenderedPage>;

/**
 * Connects the client's components to a service.
 * @param answer answers a GET of a path of the API as an anonymous visitor gets it.
 */
export type ConnectRenderer = (answer: (path: string) => Promise<Response>) => RenderPage;
