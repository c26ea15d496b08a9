import type { QueryClient } from '@tanstack/react-query';
import { commentsPart, partQuery, relatedPart } from './parts.ts';

/** Brings what stands further down on a page that somebody is about to open. */
export function loadFurtherDown(client: QueryClient, productId: string, stars: number | undefined): void {
  void client.prefetchQuery(partQuery(relatedPart, { productId }));
  void client.prefetchQuery(partQuery(commentsPart, { productId, stars, onClearFilter: () => undefined }));
}
