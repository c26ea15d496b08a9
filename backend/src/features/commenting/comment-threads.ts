import type { CommentResponse } from './commenting.responses.ts';
import {
  commentStream,
  commentContentField,
  helpfulDocumentId,
  limits,
  usualCommentOrder,
  viewCollection,
  type Comment,
  type CommentDocument,
  type CommentOrder,
  type HelpfulDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Filter } from 'mongodb';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { MemberNames, type Author } from '../accounts/index.ts';
import { traitsResponse } from '../traits/index.ts';
import { AuthorVotes } from './author-votes.ts';
import { cursorText, parseCursor } from './thread-cursor.ts';

const newestFirst = { postedAt: -1, _id: -1 } as const;
const sorts = {
  newest: newestFirst,
  helpful: { helpful: -1, ...newestFirst },
  stars: { stars: -1, ...newestFirst },
} as const;

interface ThreadSelection {
  readonly productId: string;
  /** Only roots whose author gives so many. */
  readonly stars?: number | undefined;
  /** `undefined`: what is usual for the product. */
  readonly sort?: CommentOrder | undefined;
  /** `next` of the page before. */
  readonly after?: string | undefined;
  readonly skip: number;
  readonly limit: number;
  /** Who reads, signed in. */
  readonly memberId: string | undefined;
}

interface ThreadPage {
  readonly items: CommentResponse[];
  readonly total: number;
  readonly sort: CommentOrder;
  readonly next: string | null;
}

/** Reads comments with their replies, decrypted texts and authors' names. */
@Injectable()
export class CommentThreads {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly keys: PersonKeys,
    private readonly names: MemberNames,
    private readonly votes: AuthorVotes,
  ) {}

  /** One comment as it is in the view. */
  async find(commentId: string): Promise<CommentDocument | null> {
    return this.collection.findOne({ _id: commentId });
  }

  /** One page of roots in the order that is asked for, each with its replies oldest first. Throws a 400 for a cursor that is none. */
  async threads({ productId, stars, sort, after, skip, limit, memberId }: ThreadSelection): Promise<ThreadPage> {
    const filter = { productId, root: true, ...(stars && { stars }) };
    const cursor = after === undefined ? undefined : parseCursor(after);
    const order = cursor?.order ?? sort ?? (await this.usualOrder(productId));
    const inOrder = (from: number) => this.collection.find(filter).sort(sorts[order]).skip(from);
    const start = cursor?.skip ?? skip;
    const idsInOrder = cursor?.ids ?? [];
    const [roots, total] = await Promise.all([
      idsInOrder.length > 0 ? this.byIds(idsInOrder.slice(0, limit), filter) : inOrder(start).limit(limit).toArray(),
      this.collection.countDocuments(filter),
    ]);
    const end = start + limit;
    const nextIds =
      idsInOrder.length > 0 || end >= total
        ? idsInOrder.slice(limit)
        : (await inOrder(end).project<{ _id: string }>({ _id: 1 }).limit(limits.commentsInOrder).toArray()).map(
            ({ _id }) => _id,
          );
    const isLast = nextIds.length === 0 && end >= total;
    return {
      items: await this.withReplies(roots, memberId),
      total,
      sort: order,
      next: isLast ? null : cursorText({ order, skip: end, ids: nextIds }),
    };
  }

  private async byIds(ids: readonly string[], filter: Filter<CommentDocument>): Promise<CommentDocument[]> {
    const found = await this.collection.find({ ...filter, _id: { $in: [...ids] } }).toArray();
    const byId = new Map(found.map((document) => [document._id, document]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** One root with a mark for each mark that is needed is enough to know: no more are read. */
  private async usualOrder(productId: string): Promise<CommentOrder> {
    const most = await this.collection
      .find({ productId, root: true, helpful: { $gt: 0 } }, { projection: { helpful: 1 } })
      .sort(sorts.helpful)
      .limit(limits.helpfulMarksToSort)
      .toArray();
    return usualCommentOrder(most.map(({ helpful }) => helpful));
  }

  private async withReplies(roots: readonly CommentDocument[], memberId: string | undefined) {
    const withReplies = roots.filter(({ replies }) => replies > 0).map(({ _id }) => _id);
    const replies = withReplies.length > 0 ? await this.replies(withReplies) : [];
    const responses = await this.toResponses([...roots, ...replies], memberId);
    const repliesByRoot = new Map<string | null, CommentResponse[]>(roots.map(({ _id }) => [_id, []]));
    for (const reply of responses.slice(roots.length)) repliesByRoot.get(reply.parentId)?.push(reply);
    return responses.slice(0, roots.length).map((root) => ({ ...root, replies: repliesByRoot.get(root.id)! }));
  }

  /**
   * The response to the command that posted a comment.
   * @param position of its event: the view need not be asked for a comment that it has not reached
   */
  async posted(commentId: string, state: NonNullable<Comment>, position: bigint | undefined): Promise<CommentResponse> {
    const isReached = position === undefined || position <= this.progress.position;
    return this.respondTo(commentId, state, isReached ? await this.find(commentId) : null);
  }

  /** The response of a command: the comment as its stream has it, with stars, demo and replies from the view. */
  async ofStream(commentId: string, state: NonNullable<Comment>): Promise<CommentResponse> {
    return this.respondTo(commentId, state, await this.find(commentId));
  }

  private async respondTo(
    commentId: string,
    state: NonNullable<Comment>,
    stored: CommentDocument | null,
  ): Promise<CommentResponse> {
    const { parentId, withdrawn: _, waiting, ...facts } = state;
    const document = {
      ...facts,
      _id: commentId,
      root: parentId === null,
      rootId: parentId ?? commentId,
      postedAt: new Date(state.postedAt),
      editedAt: state.editedAt === null ? null : new Date(state.editedAt),
      withdrawn: false,
      stars: stored?.stars ?? null,
      helpful: stored?.helpful ?? 0,
      demo: stored?.demo ?? false,
      ...(waiting && { waiting: true as const }),
    };
    const replies = stored?.replies ? await this.replies([commentId]) : [];
    const [response, ...replyResponses] = await this.toResponses([document, ...replies], state.userId);
    return { ...response!, replies: replyResponses };
  }

  private async replies(rootIds: readonly string[]) {
    return this.collection
      .find({ rootId: { $in: [...rootIds] }, root: false })
      .sort({ postedAt: 1, _id: 1 })
      .limit(limits.plainListRows)
      .toArray();
  }

  /** Comments of one product as a member sees them, without replies. @param memberId who reads, signed in */
  async toResponses(
    documents: readonly Omit<CommentDocument, 'position' | 'replies' | 'hidden'>[],
    memberId: string | undefined,
  ): Promise<CommentResponse[]> {
    const rootAuthors = documents.flatMap(({ root, userId }) => (root && userId ? [userId] : []));
    const [marks, votes, names, texts] = await Promise.all([
      this.marksOf(memberId, documents),
      this.votes.byAuthor(documents[0]?.productId ?? '', [...new Set(rootAuthors)]),
      this.names.authors(documents.flatMap(({ userId }) => userId ?? [])),
      this.keys.open(
        documents.map(({ _id, content }) => ({
          field: content,
          stream: commentStream(_id),
          name: commentContentField,
        })),
      ),
    ]);
    return documents.map((document, index) => ({
      id: document._id,
      productId: document.productId,
      userId: document.userId,
      userName: names.get(document.userId ?? '')?.name ?? null,
      hasProfile: names.get(document.userId ?? '')?.hasProfile ?? false,
      authorTraits: authorTraits(names.get(document.userId ?? '')),
      content: texts[index] ?? null,
      parentId: document.root ? null : document.rootId,
      replyTo: document.replyTo,
      createdAt: document.postedAt.toISOString(),
      editedAt: document.editedAt?.toISOString() ?? null,
      withdrawn: document.withdrawn,
      waiting: document.waiting ?? false,
      demo: document.demo,
      stars: document.stars,
      votes: (document.root && votes.get(document.userId ?? '')) || [],
      helpfulCount: document.withdrawn ? 0 : document.helpful,
      helpful: memberId && document.userId && document.userId !== memberId ? marks.has(document._id) : null,
      replies: [],
    }));
  }

  /** Which of the comments a member finds helpful. */
  private async marksOf(
    memberId: string | undefined,
    documents: readonly Pick<CommentDocument, '_id' | 'userId'>[],
  ): Promise<ReadonlySet<string>> {
    const ids = documents.flatMap(({ _id, userId }) =>
      memberId && userId && userId !== memberId ? [helpfulDocumentId(_id, memberId)] : [],
    );
    if (ids.length === 0) return new Set();
    const found = await this.databases.views
      .collection<HelpfulDocument>(viewCollection('helpful', this.progress.activeBuilds.helpful))
      .find({ _id: { $in: ids } }, { projection: { commentId: 1 } })
      .toArray();
    return new Set(found.map(({ commentId }) => commentId));
  }

  private get collection() {
    return this.databases.views.collection<CommentDocument>(
      viewCollection('comment', this.progress.activeBuilds.comment),
    );
  }
}

const authorTraits = (author: Author | undefined) => (author?.traits ? traitsResponse(author.traits) : null);
