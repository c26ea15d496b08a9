import type { CommentOrder } from '@henna/domain';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { loadCommentsSection } from '../commenting/index.ts';
import { profileQuery } from '../profile/index.ts';
import { sessionQuery } from '../session/index.ts';
import { relatedProductsQuery } from './api.ts';

/** A section of a product's page whose code and first data are loaded on demand. */
export interface SectionSource<Props extends { readonly productId: string }> {
  readonly name: string;
  /** Whether the first HTML of a page shows it. */
  readonly isInFirstHtml: boolean;
  readonly load: (client: QueryClient, props: Props) => Promise<ComponentType<Props>>;
}

/** A part, ready to be drawn; asked for again after it did not come. */
export const sectionQuery = <Props extends { readonly productId: string }>(
  { name, load }: SectionSource<Props>,
  props: Props,
) =>
  queryOptions({
    queryKey: ['part', name, props.productId] as const,
    queryFn: ({ client }) => load(client, props),
    structuralSharing: false,
  });

interface CommentsProps {
  readonly productId: string;
  readonly stars: number | undefined;
  readonly sort: CommentOrder | undefined;
  readonly onClearFilter: () => void;
  readonly onSort: (sort: CommentOrder) => void;
}

export const commentsSection: SectionSource<CommentsProps> = {
  name: 'comments',
  isInFirstHtml: true,
  load: (client, { productId, stars, sort }) => loadCommentsSection(client, productId, { stars, sort }),
};

interface PeopleProps {
  readonly productId: string;
  readonly traits: Readonly<Record<string, string>>;
  readonly onChoose: (traits: object) => void;
}

/** Waits for the member's own traits, so that nothing moves when they come. */
export const peopleSection: SectionSource<PeopleProps> = {
  name: 'people',
  isInFirstHtml: true,
  load: async (client) => {
    const [{ PeopleLikeMe }, session] = await Promise.all([
      import('./components/people-like-me.tsx'),
      client.ensureQueryData(sessionQuery()),
    ]);
    if (session) await client.prefetchQuery(profileQuery(session.userId));
    return PeopleLikeMe;
  },
};

export const relatedSection: SectionSource<{ readonly productId: string }> = {
  name: 'related',
  isInFirstHtml: true,
  load: async (client, { productId }) => {
    const products = client.prefetchQuery(relatedProductsQuery(productId));
    const { RelatedProducts } = await import('./components/related-products.tsx');
    await products;
    return RelatedProducts;
  },
};

type Selection = Partial<Pick<CommentsProps, 'stars' | 'sort'>>;

/** Loads what is further down on a page that somebody is about to open. */
export function prefetchSections(client: QueryClient, productId: string, { stars, sort }: Selection): void {
  const ignore = () => undefined;
  void client.prefetchQuery(sectionQuery(relatedSection, { productId }));
  void client.prefetchQuery(
    sectionQuery(commentsSection, { productId, stars, sort, onClearFilter: ignore, onSort: ignore }),
  );
}
