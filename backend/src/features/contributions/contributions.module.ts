import { batchEntity, ratingEntity, voteEntity, type Fields, type ProductReset } from '@henna/domain';
import { Module } from '@nestjs/common';
import { EntityCommands } from '../../shared/entities/entity-commands.ts';
import { Pseudonyms } from '../../shared/sealing/pseudonyms.ts';
import { BatchesModule, BatchJobs } from '../batches/index.ts';
import { ContributionHistory } from './as-of/contribution-history.ts';
import { ContributionsAsOf } from './as-of/contributions-as-of.ts';
import { ContributionLists } from './contribution-lists.ts';
import { ContributionTotals } from './contribution-totals.ts';
import { ContributionTypes } from './contribution-types.ts';
import { ContributionResponses } from './contributions.responses.ts';
import { Contributions } from './contributions.ts';
import { MemberBatches } from './member-batches.ts';
import { RemoveAllOfMemberHandler, RestoreAllOfMember, RestoreAllOfMemberHandler } from './member-contributions.ts';
import { MemberSearch } from './member-search.ts';
import { RemoveContribution, RemoveContributionHandler } from './remove-contribution.ts';
import { ProductResets, ResetTypes } from './resets/product-resets.ts';
import { ResetProductHandler } from './resets/reset-product.ts';
import { UndoReset, UndoResetHandler } from './resets/undo-reset.ts';
import { RestoreContribution, RestoreContributionHandler } from './restore-contribution.ts';

@Module({
  imports: [BatchesModule],
  providers: [
    Pseudonyms,
    ContributionTypes,
    Contributions,
    ContributionResponses,
    ContributionLists,
    ContributionTotals,
    MemberSearch,
    ContributionHistory,
    ContributionsAsOf,
    RemoveContributionHandler,
    RestoreContributionHandler,
    MemberBatches,
    RemoveAllOfMemberHandler,
    RestoreAllOfMemberHandler,
    ResetTypes,
    ProductResets,
    ResetProductHandler,
    UndoResetHandler,
  ],
  exports: [
    ContributionTypes,
    Contributions,
    ContributionResponses,
    ContributionLists,
    ContributionTotals,
    ContributionsAsOf,
    MemberSearch,
    ResetTypes,
  ],
})
export class ContributionsModule {
  constructor(commands: EntityCommands, batches: BatchJobs) {
    for (const entity of [voteEntity, ratingEntity])
      commands.register(entity, {
        remove: ({ context, id }) => new RemoveContribution(context, entity.kind, id),
        restore: ({ context, id }) => new RestoreContribution(context, entity.kind, id),
      });
    const target = (data: Fields) => data['target'] as ProductReset;
    const memberOf = (data: Fields) => data['memberId'] as string | undefined;
    commands.register(batchEntity, {
      // What a reset removed comes back as a whole, once; what an undo brought back is not removed again.
      state: async (data) => {
        const [memberId, id] = [memberOf(data), String(data['batchId'])];
        if (memberId)
          return { revision: -1, removed: (await batches.removalToUndo(memberId, id)) !== null, fields: {} };
        const { productId, of } = target(data);
        const reset = await batches.resetToUndo(productId, of, id);
        return { revision: -1, removed: reset !== null, fields: {} };
      },
      restore: ({ context, id, data }) =>
        memberOf(data)
          ? new RestoreAllOfMember(context, memberOf(data)!, true, id)
          : new UndoReset(context, target(data).productId, target(data).of, true, id),
    });
  }
}
