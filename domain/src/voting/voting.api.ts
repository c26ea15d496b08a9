/** A vote of one person. `userName` is derived, never trusted from a body. */
export interface VoteResponse {
  readonly id: string;
  readonly productId: string;
  readonly userId: string;
  readonly userName: string;
  readonly vote: string;
  readonly createdAt: string;
}
