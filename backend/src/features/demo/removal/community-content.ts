import type {
  HelpfulDocument,
  MemberDocument,
  ProfileDocument,
  ShelfDocument,
  TraitsDocument,
  ViewName,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Document, Filter } from 'mongodb';
import { ActiveViews } from '../../../shared/projection-progress/active-views.ts';
import { Accounts } from '../../accounts/index.ts';
import { demoEmail } from '../loading/member-loader.ts';

/** What the invented members show of themselves and of others. */
export interface DemoCommunity {
  readonly shelf: readonly Pick<ShelfDocument, 'productId' | 'userId'>[];
  readonly marks: readonly Pick<HelpfulDocument, 'commentId' | 'userId'>[];
  /** Whose profiles are public. */
  readonly profiles: readonly string[];
  /** Who has given traits. */
  readonly traits: readonly string[];
}

/** Finds it in the views by its members. What the account that can sign in has done since is not the demo's. */
@Injectable()
export class CommunityContent {
  constructor(
    private readonly views: ActiveViews,
    private readonly accounts: Accounts,
  ) {}

  async find(): Promise<DemoCommunity> {
    const host = await this.accounts.byEmail(demoEmail);
    const members = await this.all<MemberDocument>('member', { via: 'demo' }, { _id: 1 });
    const ids = members.map(({ _id }) => _id).filter((id) => id !== host?._id);
    const [shelf, marks, profiles, traits] = await Promise.all([
      this.all<ShelfDocument>('shelf', { userId: { $in: ids } }, { productId: 1, userId: 1 }),
      this.all<HelpfulDocument>('helpful', { userId: { $in: ids } }, { commentId: 1, userId: 1 }),
      this.all<ProfileDocument>('profile', { _id: { $in: ids }, isPublic: true }, { _id: 1 }),
      this.all<TraitsDocument>('traits', { _id: { $in: ids } }, { _id: 1 }),
    ]);
    return { shelf, marks, profiles: profiles.map(({ _id }) => _id), traits: traits.map(({ _id }) => _id) };
  }

  private all<Stored extends Document>(view: ViewName, filter: Filter<Stored>, projection: Document) {
    return this.views.collection<Stored>(view).find(filter, { projection }).toArray();
  }
}
