import {
  addBanner,
  banner,
  type BannerChanges,
  type BannerDocument,
  type BannerFields,
  bannerStream,
  changeBanner,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import type { RecordFile } from '../../shared/entities/record-file.ts';
import { OptionalId, Time } from '../../shared/entities/row-fields.ts';
import { AddBannerRequest, bannerOfStream, newBanner, type AdminBannerResponse } from './banner.bodies.ts';

export class AddBanner extends Command<CommandResult<AdminBannerResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly fields: BannerFields & { readonly active: boolean },
    /** The id, where it is not decided here. */
    readonly bannerId: string = context.newId('banner'),
  ) {
    super();
  }
}

@CommandHandler(AddBanner)
export class AddBannerHandler implements ICommandHandler<AddBanner> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, fields, bannerId }: AddBanner): Promise<CommandResult<AdminBannerResponse>> {
    const { state, position } = await this.runner.run(
      banner,
      bannerStream(bannerId),
      context,
      addBanner(bannerId, fields, context.at),
    );
    return { position, status: 201, body: () => bannerOfStream(state!) };
  }
}

export class ChangeBanner extends Command<CommandResult<AdminBannerResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly bannerId: string,
    readonly changes: BannerChanges,
    /** The revision that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeBanner)
export class ChangeBannerHandler implements ICommandHandler<ChangeBanner> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, bannerId, changes, revision }: ChangeBanner): Promise<CommandResult<AdminBannerResponse>> {
    const decision = changeBanner(changes, { revision, toResponse: bannerOfStream }, context.at);
    const { state, position } = await this.runner.run(banner, bannerStream(bannerId), context, decision);
    return { position, body: () => bannerOfStream(state!) };
  }
}

class BannerRow extends AddBannerRequest {
  @OptionalId() id?: string | null;
  @Time() createdAt?: string | null;
}

export const bannerFile: RecordFile<BannerRow, BannerDocument> = {
  rowClass: BannerRow,
  keyFields: ['title', 'linkUrl'],
  key: ({ title, linkUrl }) => JSON.stringify([title, linkUrl ?? null]),
  add: (context, row, id) => new AddBanner(context, newBanner(row), id),
  values: newBanner,
  change: (context, values, id) => new ChangeBanner(context, id, values),
};
