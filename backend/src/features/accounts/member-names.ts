import { viewCollection, type MemberDocument, type ProfileDocument } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { ErasedMembers } from '../../shared/erasure/erased-members.ts';
import { ForbiddenError } from '../../shared/errors.ts';
import { ProjectionProgress } from '../../shared/positions/projection-progress.ts';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { profileStream } from '../profiles/index.ts';
import { authorName } from './author-name.ts';
import { memberStream } from './member.ts';

export interface Author {
  readonly name: string;
  /** There is a profile that everybody may see. */
  readonly hasProfile: boolean;
}

interface Opened {
  /** Positions of the documents that the author was read from. */
  readonly version: string;
  readonly author: Author;
}

const openedAtMost = 10_000;

/** Author names by user id, read when they are shown, so that a change of name or profile shows everywhere at once. */
@Injectable()
export class MemberNames {
  private readonly opened = new Map<string, Opened>();

  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly keys: PersonKeys,
    erased: ErasedMembers,
  ) {
    erased.onErased((id) => this.opened.delete(id));
  }

  async of(userId: string): Promise<string> {
    return (await this.authors([userId])).get(userId)!.name;
  }

  /** One read each of members and profiles, and at most one of keys; a name is opened once while its documents stay. */
  async authors(userIds: readonly string[]): Promise<ReadonlyMap<string, Author>> {
    const ids = [...new Set(userIds)];
    if (ids.length === 0) return new Map();
    const [members, profiles] = await Promise.all([
      this.documents<MemberDocument>('member', ids, ['firstName', 'lastName']),
      this.documents<ProfileDocument>('profile', ids, ['displayName', 'isPublic']),
    ]);
    const found = ids.map((id) => {
      const [member, profile] = [members.get(id), profiles.get(id)];
      const version = `${String(member?.position)}/${String(profile?.position)}`;
      const opened = this.opened.get(id);
      return { id, member, profile, version, author: opened?.version === version ? opened.author : undefined };
    });
    const unread = found.filter(({ author }) => !author);
    const texts = await this.keys.open(
      unread.flatMap(({ id, member, profile }) => [
        { field: profile?.displayName ?? null, stream: profileStream(id), name: 'displayName' },
        { field: member?.firstName ?? null, stream: memberStream(id), name: 'firstName' },
        { field: member?.lastName ?? null, stream: memberStream(id), name: 'lastName' },
      ]),
    );
    const authors = new Map(found.flatMap(({ id, author }) => (author ? [[id, author] as const] : [])));
    unread.forEach(({ id, member, profile, version }, index) => {
      const [displayName = null, firstName = null, lastName = null] = texts.slice(3 * index, 3 * index + 3);
      const name = authorName(id, { displayName, firstName, lastName });
      const author = { name, hasProfile: profile?.isPublic === true && displayName !== null };
      authors.set(id, author);
      if (member ?? profile) this.remember(id, { version, author });
      else this.opened.delete(id);
    });
    return authors;
  }

  /** A name that a body gives as the member's own must be it, or absent. Throws {@link ForbiddenError}. */
  async requireOwn(memberId: string, userName: string | null | undefined): Promise<void> {
    const claimed = userName?.trim();
    if (claimed && claimed !== (await this.of(memberId)))
      throw new ForbiddenError('You can only act under your own name.');
  }

  private remember(id: string, opened: Opened) {
    this.opened.delete(id);
    this.opened.set(id, opened);
    if (this.opened.size > openedAtMost) this.opened.delete(this.opened.keys().next().value!);
  }

  private async documents<Document extends MemberDocument | ProfileDocument>(
    view: 'member' | 'profile',
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
