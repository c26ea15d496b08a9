/** Characters a comment may have. */
export const commentLimit = 2_000;
