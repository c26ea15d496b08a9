// Commenting: threads under a product, posting, editing, replying, reporting.
// Other features import only from here.
import type { QueryClient } from '@tanstack/react-query';
import type { ThreadSelection } from './api.ts';

/** The section of comments, whose code and first page are fetched at the same time. */
export async function loadCommentsSection(client: QueryClient, productId: string, selection: ThreadSelection) {
  const section = import('./components/comments-section.tsx');
  const { commentsQuery } = await import('./api.ts');
  await client.prefetchInfiniteQuery(commentsQuery(productId, selection));
  return (await section).CommentsSection;
}
