import { NotFoundError, viewCollection, type MemberDocument, type ProfileDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { TokenRole } from '../../settings.ts';
import { ErasedMembers } from '../../shared/erased-members.ts';
import { skipAndLimit } from '../../shared/http/paging.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { Accounts, linkedIdentities, MemberNames, SessionStore, type AccountDocument } from '../accounts/index.ts';
import { Contributions, MemberSearch, type ContributionKind, type Matches } from '../contributions/index.ts';
import { ProfileResponses } from '../profiles/index.ts';
import type { ListMembersQuery } from './members.requests.ts';
import type {
  ListedMemberResponse,
  MemberAccountResponse,
  MemberPageResponse,
  MemberResponse,
} from './members.responses.ts';

/** What staff see of members; e-mails are for administrators. */
@Injectable()
export class MemberRecords {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly erased: ErasedMembers,
    private readonly accounts: Accounts,
    private readonly sessions: SessionStore,
    private readonly names: MemberNames,
    private readonly search: MemberSearch,
    private readonly contributions: Contributions,
    private readonly profiles: ProfileResponses,
  ) {}

  async page({ q, muted, sort, page = 1, pageSize }: ListMembersQuery, role: TokenRole): Promise<MemberPageResponse> {
    const found = q?.trim() ? await this.find(q.trim(), role) : undefined;
    const filter = {
      ...(found && { _id: { $in: [...found.items] } }),
      ...(muted && { muted: { $exists: true } }),
    };
    const direction = sort === 'oldest' ? 1 : -1;
    const { skip, limit } = skipAndLimit({ page, pageSize });
    const [documents, total] = await Promise.all([
      this.members.find(filter).sort({ joinedAt: direction, _id: direction }).skip(skip).limit(limit).toArray(),
      this.members.countDocuments(filter),
    ]);
    const items = await this.listed(documents, role);
    return { items, total, page, pageSize, ...(found && { complete: found.complete }) };
  }

  /** Throws a 404: `MEMBER_ERASED`, or `MEMBER_NOT_FOUND`. */
  async one(id: string, role: TokenRole): Promise<MemberResponse> {
    if ((await this.erased.recorded([id])).length > 0) throw new NotFoundError('MEMBER_ERASED');
    const document = await this.members.findOne({ _id: id });
    if (!document) throw new NotFoundError('MEMBER_NOT_FOUND');
    const { muted } = document;
    const [[listed], account, profile, removedComments, removedVotes, removedRatings] = await Promise.all([
      this.listed([document], role),
      this.account(id),
      this.profile(id),
      this.count('comment', id, true),
      this.count('vote', id, true),
      this.count('rating', id, true),
    ]);
    const mute = muted ? { ...muted, at: muted.at.toISOString() } : null;
    return { ...listed!, mute, account, profile, removedComments, removedVotes, removedRatings };
  }

  private async find(q: string, role: TokenRole): Promise<Matches<string>> {
    if (role !== 'admin' || !q.includes('@')) return this.search.find(q);
    const account = await this.accounts.byEmail(q);
    return account ? { items: [account._id], complete: true } : this.search.find(q);
  }

  private async listed(documents: readonly MemberDocument[], role: TokenRole): Promise<ListedMemberResponse[]> {
    const ids = documents.map(({ _id }) => _id);
    const [names, accounts] = await Promise.all([
      this.names.authors(ids),
      role === 'admin' ? this.accounts.byIds(ids) : [],
    ]);
    const emails = new Map(accounts.map(({ _id, email }) => [_id, email]));
    return Promise.all(
      documents.map(async ({ _id: id, via, joinedAt, muted }) => {
        const [comments, votes, ratings] = await Promise.all([
          this.count('comment', id),
          this.count('vote', id),
          this.count('rating', id),
        ]);
        const member = { id, name: names.get(id)!.name, via, joinedAt: joinedAt.toISOString() };
        return { ...member, muted: muted !== undefined, email: emails.get(id) ?? null, comments, votes, ratings };
      }),
    );
  }

  private async account(id: string): Promise<MemberAccountResponse | null> {
    const account = await this.accounts.byId(id);
    return account && accountResponse(account, (await this.sessions.byMember(id)).length);
  }

  private async profile(id: string) {
    const found = await this.databases.views
      .collection<ProfileDocument>(viewCollection('profile', this.progress.activeBuilds.profile))
      .findOne({ _id: id });
    if (!found) return null;
    const { createdAt, updatedAt } = found;
    const record = { ...found, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
    return this.profiles.answer(id, record, false);
  }

  private count(kind: ContributionKind, userId: string, removed?: boolean) {
    return this.contributions.count(kind, { userIds: [userId], removed });
  }

  private get members() {
    const name = viewCollection('member', this.progress.activeBuilds.member);
    return this.databases.views.collection<MemberDocument>(name);
  }
}

const accountResponse = (account: AccountDocument, sessions: number): MemberAccountResponse => ({
  createdAt: account.createdAt.toISOString(),
  emailVerified: account.emailVerified ?? false,
  hasPassword: account.passwordHash !== undefined,
  secondFactor: account.secondFactor !== undefined,
  providers: linkedIdentities(account).map(({ issuer }) => issuer),
  sessions,
});
