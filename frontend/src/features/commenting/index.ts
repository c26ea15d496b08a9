// Commenting: threads under a product, posting, editing, replying, reporting.
// Other features import only from here.
import type { QueryClient } from '@tanstack/react-query';

/** The section of comments, whose code and first page are fetched at the same time. */
export async function loadCommentsSection(client: QueryClient, productId: string, stars: number | undefined) {
  const section = import('./components/comments-section.tsx');
  const { commentsQuery } = await import('./api.ts');
  await client.prefetchInfiniteQuery(commentsQuery(productId, stars));
  return (await section).CommentsSection;
}
