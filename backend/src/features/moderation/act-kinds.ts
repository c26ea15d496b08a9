import type {
  CommentDocument,
  RatingDocument,
  RemovedCommentDocument,
  RemovedRatingDocument,
  RemovedVoteDocument,
  VoteDocument,
} from '@henna/domain';

/** What members do that moderators can take out. */
export type ActKind = 'comment' | 'vote' | 'rating';

export interface ActDocuments {
  readonly comment: CommentDocument | RemovedCommentDocument;
  readonly vote: VoteDocument | RemovedVoteDocument;
  readonly rating: RatingDocument | RemovedRatingDocument;
}

/** The field that tells when it was done. */
export const timeFields: Readonly<Record<ActKind, string>> = {
  comment: 'postedAt',
  vote: 'castAt',
  rating: 'givenAt',
};
