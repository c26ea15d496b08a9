import {
  type MemberEvent,
  memberStream,
  type MemberTraitsChanged,
  type ProfileDocument,
  viewCollection,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { PersonKeys } from '../../../shared/sealing/person-keys.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { EmailLinks, linkedIdentities, type AccountDocument } from '../../accounts/index.ts';
import { ProfileResponses, type ProfileResponse } from '../../profiles/index.ts';
import { traitsResponse } from '../../traits/index.ts';
import type {
  ExportedAccountResponse,
  ExportedMuteResponse,
  ExportedNameResponse,
  ExportedTraitsResponse,
} from '../privacy.responses.ts';

/** The account without its secrets, all names and traits, and the profile. */
@Injectable()
export class ExportedPerson {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly store: EventStore,
    private readonly keys: PersonKeys,
    private readonly profiles: ProfileResponses,
    private readonly emailLinks: EmailLinks,
  ) {}

  async account(account: AccountDocument): Promise<ExportedAccountResponse> {
    const { _id, email = null, emailVerified = false, firstName, lastName, pictureUrl = null } = account;
    const pending = await this.emailLinks.pendingOf(account);
    return {
      ...{ id: _id, email, emailVerified, firstName, lastName, pictureUrl },
      pendingEmail: pending && { email: pending.email, expiresAt: pending.expiresAt.toISOString() },
      hasPassword: account.passwordHash !== undefined,
      secondFactorSince: account.secondFactor?.since.toISOString() ?? null,
      identities: linkedIdentities(account).map(({ issuer, subject, emailVerified, joinedAt }) => ({
        issuer,
        subject,
        emailVerified,
        joinedAt: joinedAt?.toISOString() ?? null,
      })),
      createdAt: account.createdAt.toISOString(),
    };
  }

  /** Oldest first, from the log. */
  async names(userId: string): Promise<ExportedNameResponse[]> {
    const stream = memberStream(userId);
    const { events } = await this.store.read<MemberEvent>(stream);
    const opened = await this.keys.openerFor(userId);
    return events.flatMap((event) => {
      if (event.type !== 'MemberRenamed') return [];
      const text = (name: 'firstName' | 'lastName') => {
        const sealed = event.data[name];
        return opened(sealed && { sealed, eventId: event.id }, stream, name);
      };
      return [{ firstName: text('firstName'), lastName: text('lastName'), since: event.data.renamedAt }];
    });
  }

  /** All that were ever given, oldest first, from the log. */
  async traits(userId: string): Promise<ExportedTraitsResponse[]> {
    const { events } = await this.store.read<MemberEvent | MemberTraitsChanged>(memberStream(userId));
    return events.flatMap(({ type, data }) =>
      type === 'MemberTraitsChanged' ? [{ ...traitsResponse(data.traits), since: data.changedAt }] : [],
    );
  }

  /** When the member was muted, oldest first, from the log. */
  async mutes(userId: string): Promise<ExportedMuteResponse[]> {
    const mutes: ExportedMuteResponse[] = [];
    for (const { type, data } of (await this.store.read<MemberEvent>(memberStream(userId))).events) {
      if (type === 'MemberMuted') mutes.push({ reason: data.reason, since: data.mutedAt, until: null });
      if (type === 'MemberUnmuted') mutes.push({ ...mutes.pop()!, until: data.unmutedAt });
    }
    return mutes;
  }

  async profile(userId: string): Promise<ProfileResponse | null> {
    const found = await this.databases.views
      .collection<ProfileDocument>(viewCollection('profile', this.progress.activeBuilds.profile))
      .findOne({ _id: userId });
    if (!found) return null;
    const { createdAt, updatedAt } = found;
    const record = { ...found, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
    return this.profiles.answer(userId, record, true);
  }
}
