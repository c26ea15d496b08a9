export interface RatingResponse {
  readonly id: string;
  readonly productId: string;
  readonly userId: string;
  readonly userName: string;
  readonly stars: number;
  readonly createdAt: string;
  readonly updatedAt: string | null;
}
