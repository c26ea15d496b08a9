import {
  joinMember,
  member,
  memberStream,
  recordResetLink,
  namesEventIndex,
  renameMember,
  viewCollection,
  type MemberDocument,
  type MemberJoined,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { eventId } from '../../shared/ids.ts';
import { ProjectionProgress } from '../../shared/positions/projection-progress.ts';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { Databases } from '../../shared/stores/databases.ts';

export interface PersonName {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Writes members into the log, their names sealed under their keys. Answers the position. */
@Injectable()
export class Members {
  constructor(
    private readonly keys: PersonKeys,
    private readonly runner: CommandRunner,
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
  ) {}

  /** Whether the log says that the member joined. */
  async hasJoined(memberId: string): Promise<boolean> {
    return (await this.runner.fold(member, memberStream(memberId))).state.joined;
  }

  /** Whether the views know the member, who has joined then. They may be behind. */
  async isInViews(memberId: string): Promise<boolean> {
    const collection = viewCollection('member', this.progress.activeBuilds.member);
    const found = await this.databases.views
      .collection<MemberDocument>(collection)
      .findOne({ _id: memberId }, { projection: { _id: 1 } });
    return found !== null;
  }

  async join(context: CommandContext, memberId: string, via: MemberJoined['data']['via'], name: PersonName) {
    const names = await this.seal(context, memberId, name, namesEventIndex);
    const decision = joinMember({ memberId, via, ...names, at: context.at });
    return (await this.runner.run(member, memberStream(memberId), context, decision)).position;
  }

  async rename(context: CommandContext, memberId: string, name: PersonName) {
    const names = await this.seal(context, memberId, name, 0);
    const decision = renameMember({ memberId, ...names, at: context.at });
    return (await this.runner.run(member, memberStream(memberId), context, decision)).position;
  }

  /** Records that the command's actor made a link that sets a new password for the member. */
  async recordResetLink(context: CommandContext, memberId: string) {
    const decision = recordResetLink(memberId, context.at);
    return (await this.runner.run(member, memberStream(memberId), context, decision)).position;
  }

  /** @param index of the event that will carry the names, among the command's */
  private async seal(context: CommandContext, memberId: string, { firstName, lastName }: PersonName, index: number) {
    const stream = memberStream(memberId);
    const id = eventId(context.commandId, stream, index);
    const sealed = (field: string, name: string | null) =>
      name ? this.keys.seal(memberId, name, stream, id, field) : null;
    return { firstName: await sealed('firstName', firstName), lastName: await sealed('lastName', lastName) };
  }
}
