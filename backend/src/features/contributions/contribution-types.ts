import type {
  CommentDocument,
  RatingDocument,
  RemovedCommentDocument,
  RemovedRatingDocument,
  RemovedVoteDocument,
  VoteDocument,
  WaitingCommentDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { TokenRole } from '../../settings.ts';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { Catalogue } from '../listing/index.ts';
import type { AdminContributionResponse } from './contributions.responses.ts';
import type { ContributionFilter, ContributionOrder } from './contributions.ts';
import type { Matches } from './member-search.ts';

/** The kinds of contributions; glossary: what members give a product, and moderators can remove. */
export type ContributionKind = 'vote' | 'rating' | 'comment';

export interface ContributionDocuments {
  readonly vote: VoteDocument | RemovedVoteDocument;
  readonly rating: RatingDocument | RemovedRatingDocument;
  readonly comment: CommentDocument | RemovedCommentDocument | WaitingCommentDocument;
}

/** The field of a document that holds the time of the contribution. */
export const timeFields: Readonly<Record<ContributionKind, string>> = {
  vote: 'castAt',
  rating: 'givenAt',
  comment: 'postedAt',
};

/** Without events nothing was changed. */
type Done = Promise<{ readonly events: readonly unknown[]; readonly position: bigint | undefined }>;

/** What moderators see and do of one kind of contributions; each feature registers its own. */
export interface ContributionType<Kind extends ContributionKind = ContributionKind> {
  /**
   * Documents as the lists show them, in their order, as far as the role may see them.
   * @param catalogue of the moment that the documents are of; the present one by default
   */
  toResponses(
    documents: readonly ContributionDocuments[Kind][],
    role: TokenRole,
    catalogue?: Catalogue,
  ): Promise<AdminContributionResponse[]>;
  /** Throws a 404. */
  remove(context: CommandContext, id: string): Done;
  /** Restores what a moderator removed. Throws a 404. */
  restore(context: CommandContext, document: ContributionDocuments[Kind]): Done;
  /** Searches texts as well as names; where it is absent, contributions are searched by the names of members only. */
  search?(q: string, filter: ContributionFilter, order: ContributionOrder): Promise<Matches<AdminContributionResponse>>;
}

@Injectable()
export class ContributionTypes {
  private readonly types = new Map<ContributionKind, ContributionType>();

  register<Kind extends ContributionKind>(kind: Kind, type: ContributionType<Kind>): void {
    this.types.set(kind, type);
  }

  get(kind: ContributionKind): ContributionType {
    const type = this.types.get(kind);
    if (!type) throw new Error(`No feature has registered contributions of kind ${kind}.`);
    return type;
  }
}
