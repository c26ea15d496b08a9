type Counts = Readonly<Record<string, number>>;

/** Fewer votes say too little of a product to compare it by. */
export const minComparedVotes = 10;

/**
 * How alike people describe two products: the cosine of the shares of their options, from 0 (nothing in common) to 1.
 * @param a votes by option id, as `b`
 * @returns 0 where either has fewer than {@link minComparedVotes} votes
 */
export const voteSimilarity = (a: Counts, b: Counts): number => {
  if (totalOf(a) < minComparedVotes || totalOf(b) < minComparedVotes) return 0;
  // Shares are counts divided by a number that the cosine does not depend on.
  let product = 0;
  for (const option in a) product += a[option]! * (b[option] ?? 0);
  return product / (lengthOf(a) * lengthOf(b));
};

const totalOf = (counts: Counts) => {
  let total = 0;
  for (const option in counts) total += counts[option]!;
  return total;
};

const lengthOf = (counts: Counts) => {
  let sum = 0;
  for (const option in counts) sum += counts[option]! ** 2;
  return Math.sqrt(sum);
};

export interface SimilarCandidate {
  readonly id: string;
  readonly subcategoryId: string;
  /** Votes by option id. */
  readonly votes: Counts;
}

/**
 * Candidates in the order in which they resemble a product: those of its subcategory first, then the most alike.
 * @param candidates the most trending first: that order holds between equals
 */
export const bySimilarity = <Candidate extends SimilarCandidate>(
  product: Omit<SimilarCandidate, 'id'>,
  candidates: readonly Candidate[],
): Candidate[] =>
  candidates
    .map((candidate) => ({
      candidate,
      isSameSubcategory: candidate.subcategoryId === product.subcategoryId,
      similarity: voteSimilarity(product.votes, candidate.votes),
    }))
    .sort((a, b) => Number(b.isSameSubcategory) - Number(a.isSameSubcategory) || b.similarity - a.similarity)
    .map(({ candidate }) => candidate);
