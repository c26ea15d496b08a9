import { changeTraits, memberStream, memberTraits, type Traits, type TraitsDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { ActiveViews } from '../../shared/projection-progress/active-views.ts';

/** Reads and changes the traits of members. */
@Injectable()
export class MemberTraits {
  constructor(
    private readonly views: ActiveViews,
    private readonly runner: CommandRunner,
  ) {}

  /** Those of one member; none where nothing was given. */
  async byMember(memberId: string): Promise<Traits> {
    const found = await this.views.collection<TraitsDocument>('traits').findOne({ _id: memberId });
    return found?.traits ?? {};
  }

  /** Replaces all traits of the member who acts. */
  async change(context: CommandContext, traits: Traits): Promise<{ traits: Traits; position: bigint | undefined }> {
    const memberId = context.actor.id;
    const decision = changeTraits({ memberId, traits, at: context.at });
    const { state, position } = await this.runner.run(memberTraits, memberStream(memberId), context, decision);
    return { traits: state.traits, position };
  }
}
