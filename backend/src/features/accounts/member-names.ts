import {
  authorName,
  ForbiddenError,
  type MemberDocument,
  memberStream,
  type ProfileDocument,
  profileStream,
  type Traits,
  type TraitsDocument,
  viewCollection,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { requireSelf } from '../../shared/auth/access.ts';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { ErasedMembers } from '../../shared/erased-members.ts';
import {
  type Builds,
  ProjectionProgress,
  type ProgressUpdate,
} from '../../shared/projection-progress/projection-progress.ts';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { Databases } from '../../shared/stores/databases.ts';

export interface Author {
  readonly name: string;
  /** Whether there is a public profile. */
  readonly hasProfile: boolean;
  /** Those that the author has published; `null` where they are private or there are none. */
  readonly traits: Traits | null;
}

const maxCached = 10_000;
const views = ['member', 'profile', 'traits'] as const;

/** Author names by user id. They are not stored with contributions, so that a new name or profile shows everywhere at once. */
@Injectable()
export class MemberNames {
  private readonly cache = new LRUCache<string, Author>({ max: maxCached });
  private changes = 0;
  private builds: Builds | undefined;

  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly keys: PersonKeys,
    erased: ErasedMembers,
  ) {
    erased.onErased((id) => this.forget([id]));
    progress.subscribe((step) => Promise.resolve(this.invalidate(step)));
  }

  async nameOf(userId: string): Promise<string> {
    return (await this.authors([userId])).get(userId)!.name;
  }

  /** At most one read each of members, profiles, traits and keys for the authors that are not cached. */
  async authors(userIds: readonly string[]): Promise<ReadonlyMap<string, Author>> {
    const ids = [...new Set(userIds)];
    const cached = ids.flatMap((id) => {
      const author = this.cache.get(id);
      return author ? [[id, author] as const] : [];
    });
    const authors = new Map(cached);
    const unread = ids.filter((id) => !authors.has(id));
    if (unread.length > 0) for (const [id, author] of await this.read(unread)) authors.set(id, author);
    return authors;
  }

  /**
   * The id of the signed-in member. Throws {@link ForbiddenError} if the body claims another author's id or name.
   */
  async requireAuthor(
    context: CommandContext,
    { userId, userName }: { readonly userId?: string; readonly userName?: string },
  ): Promise<string> {
    requireSelf(context, userId);
    const claimed = userName?.trim();
    if (claimed && claimed !== (await this.nameOf(context.actor.id)))
      throw new ForbiddenError('FORBIDDEN').withMessage('You can only act under your own name.');
    return context.actor.id;
  }

  private async read(ids: readonly string[]): Promise<(readonly [string, Author])[]> {
    const before = this.changes;
    const [members, profiles, traits] = await Promise.all([
      this.documents<MemberDocument>('member', ids, ['firstName', 'lastName']),
      this.documents<ProfileDocument>('profile', ids, ['displayName', 'isPublic', 'traitsPublic']),
      this.documents<TraitsDocument>('traits', ids, ['traits']),
    ]);
    const texts = await this.keys.open(
      ids.flatMap((id) => [
        { field: profiles.get(id)?.displayName ?? null, stream: profileStream(id), name: 'displayName' },
        { field: members.get(id)?.firstName ?? null, stream: memberStream(id), name: 'firstName' },
        { field: members.get(id)?.lastName ?? null, stream: memberStream(id), name: 'lastName' },
      ]),
    );
    return ids.map((id, index) => {
      const [displayName = null, firstName = null, lastName = null] = texts.slice(3 * index, 3 * index + 3);
      const name = authorName(id, { displayName, firstName, lastName });
      const hasProfile = profiles.get(id)?.isPublic === true && displayName !== null;
      const isPublished = hasProfile && profiles.get(id)?.traitsPublic === true;
      const author = { name, hasProfile, traits: (isPublished && traits.get(id)?.traits) || null };
      // What was read before a change must not be cached after it.
      if (before === this.changes && members.has(id)) this.cache.set(id, author);
      return [id, author] as const;
    });
  }

  /** Runs before anyone who waits for the views' progress is notified. */
  private invalidate({ changed, builds }: ProgressUpdate) {
    const isKnown = changed && views.every((view) => builds[view] === this.builds?.[view]);
    this.builds = builds;
    if (isKnown) return this.forget(views.flatMap((view) => changed[view]?.ids ?? []));
    this.changes++;
    this.cache.clear();
  }

  private forget(ids: readonly string[]) {
    if (ids.length > 0) this.changes++;
    for (const id of ids) this.cache.delete(id);
  }

  private async documents<Document extends MemberDocument | ProfileDocument | TraitsDocument>(
    view: (typeof views)[number],
    ids: readonly string[],
    fields: readonly (keyof Document & string)[],
  ): Promise<ReadonlyMap<string, Document>> {
    const documents = await this.databases.views
      .collection<{ _id: string }>(viewCollection(view, this.progress.activeBuilds[view]))
      .find({ _id: { $in: [...ids] } })
      .project<Document>(Object.fromEntries(['position', ...fields].map((field) => [field, 1])))
      .toArray();
    return new Map(documents.map((document) => [document._id, document]));
  }
}
