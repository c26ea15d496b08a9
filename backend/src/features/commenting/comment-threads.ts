import type { CommentResponse } from './commenting.responses.ts';
import {
  commentStream,
  commentContentField,
  limits,
  viewCollection,
  type Comment,
  type CommentDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { MemberNames } from '../accounts/index.ts';

/** Reads comments with their replies, decrypted texts and authors' names. */
@Injectable()
export class CommentThreads {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly keys: PersonKeys,
    private readonly names: MemberNames,
  ) {}

  /** One comment as it is in the view. */
  async find(commentId: string): Promise<CommentDocument | null> {
    return this.collection.findOne({ _id: commentId });
  }

  async count(productId: string, stars: number | undefined): Promise<number> {
    return this.collection.countDocuments({ productId, root: true, ...(stars && { stars }) });
  }

  /** Roots newest first, each with its replies oldest first. @param stars only roots whose author gives so many */
  async threads(productId: string, stars: number | undefined, skip: number, limit: number): Promise<CommentResponse[]> {
    const roots = await this.collection
      .find({ productId, root: true, ...(stars && { stars }) })
      .sort({ postedAt: -1, _id: -1 })
      .skip(skip)
      .limit(limit)
      .toArray();
    const withReplies = roots.filter(({ replies }) => replies > 0).map(({ _id }) => _id);
    const replies = withReplies.length > 0 ? await this.replies(withReplies) : [];
    const responses = await this.respond([...roots, ...replies]);
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
    const { parentId, withdrawn: _, ...facts } = state;
    const document = {
      ...facts,
      _id: commentId,
      root: parentId === null,
      rootId: parentId ?? commentId,
      postedAt: new Date(state.postedAt),
      editedAt: state.editedAt === null ? null : new Date(state.editedAt),
      withdrawn: false,
      stars: stored?.stars ?? null,
      demo: stored?.demo ?? false,
    };
    const replies = stored?.replies ? await this.replies([commentId]) : [];
    const [response, ...replyResponses] = await this.respond([document, ...replies]);
    return { ...response!, replies: replyResponses };
  }

  private async replies(rootIds: readonly string[]) {
    return this.collection
      .find({ rootId: { $in: [...rootIds] }, root: false })
      .sort({ postedAt: 1, _id: 1 })
      .limit(limits.plainListRows)
      .toArray();
  }

  private async respond(
    documents: readonly Omit<CommentDocument, 'position' | 'replies' | 'hidden'>[],
  ): Promise<CommentResponse[]> {
    const [names, texts] = await Promise.all([
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
      content: texts[index] ?? null,
      parentId: document.root ? null : document.rootId,
      replyTo: document.replyTo,
      createdAt: document.postedAt.toISOString(),
      editedAt: document.editedAt?.toISOString() ?? null,
      withdrawn: document.withdrawn,
      demo: document.demo,
      stars: document.stars,
      replies: [],
    }));
  }

  private get collection() {
    return this.databases.views.collection<CommentDocument>(
      viewCollection('comment', this.progress.activeBuilds.comment),
    );
  }
}
