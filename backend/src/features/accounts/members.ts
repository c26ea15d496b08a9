import {
  joinMember,
  member,
  type MemberDocument,
  type MemberJoined,
  memberStream,
  namesEventIndex,
  recordEmailLink,
  recordResetLink,
  recordSecondFactorRemoved,
  recordSessionsEnded,
  renameMember,
  viewCollection,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { CommandContext } from '../../shared/commands/command-context.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { type HennaRequest, languageOf } from '../../shared/http/request.ts';
import { eventId } from '../../shared/ids.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { Databases } from '../../shared/stores/databases.ts';

export interface PersonName {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Appends events of members, with their names sealed. Methods resolve to the position of the last event. */
@Injectable()
export class Members {
  constructor(
    private readonly keys: PersonKeys,
    private readonly runner: CommandRunner,
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
  ) {}

  /** Reads the log. */
  async hasJoined(memberId: string): Promise<boolean> {
    return (await this.runner.fold(member, memberStream(memberId))).state.joined;
  }

  /** Reads the views, which may lag behind the log. */
  async existsInViews(memberId: string): Promise<boolean> {
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

  async recordResetLink(context: CommandContext, memberId: string) {
    const decision = recordResetLink(memberId, context.at);
    return (await this.runner.run(member, memberStream(memberId), context, decision)).position;
  }

  async recordEmailLink(context: CommandContext, memberId: string) {
    const decision = recordEmailLink(memberId, context.at);
    return (await this.runner.run(member, memberStream(memberId), context, decision)).position;
  }

  async recordSessionsEnded(context: CommandContext, memberId: string) {
    const decision = recordSessionsEnded(memberId, context.at);
    return (await this.runner.run(member, memberStream(memberId), context, decision)).position;
  }

  async recordSecondFactorRemoved(context: CommandContext, memberId: string) {
    const decision = recordSecondFactorRemoved(memberId, context.at);
    return (await this.runner.run(member, memberStream(memberId), context, decision)).position;
  }

  /** @param index of the event that will hold the names, among the events of the command */
  private async seal(context: CommandContext, memberId: string, { firstName, lastName }: PersonName, index: number) {
    const stream = memberStream(memberId);
    const id = eventId(context.commandId, stream, index);
    const sealed = (field: string, name: string | null) =>
      name ? this.keys.seal(memberId, name, stream, id, field) : null;
    return { firstName: await sealed('firstName', firstName), lastName: await sealed('lastName', lastName) };
  }
}

/** The context of events that a member's request appends outside of a `@CommandRoute()`. */
export const memberContext = (
  memberId: string,
  { correlationId, headers }: Pick<HennaRequest, 'correlationId' | 'headers'>,
): CommandContext =>
  new CommandContext(
    { kind: 'member', id: memberId, role: 'member' },
    'screen',
    undefined,
    undefined,
    correlationId,
    correlationId,
    undefined,
    languageOf(headers.cookie),
  );
