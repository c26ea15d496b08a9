import { entityOfFile, type ExportedEntity } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { EntityCommands } from '../../../../shared/entities/entity-commands.ts';
import { ErasedMembers } from '../../../../shared/erased-members.ts';
import { PersonKeys } from '../../../../shared/sealing/person-keys.ts';
import { EventStore } from '../../../../shared/stores/event-store.ts';
import { CatalogueIndex } from '../../../listing/index.ts';
import { ImageFiles, RemotePictures } from '../../../media/index.ts';
import { SealedProfiles } from '../../../profiles/index.ts';
import { ImportMembers } from './import-members.ts';
import { brandPlanner, categoryPlanner, subcategoryPlanner } from './plan-catalogue.ts';
import { commentPlanner } from './plan-comments.ts';
import { ratingPlanner, votePlanner } from './plan-opinions.ts';
import { settingPlanner, votingOptionsPlanner } from './plan-options.ts';
import { productPlanner } from './plan-products.ts';
import { profilePlanner } from './plan-profiles.ts';
import { MissingRecords } from './missing-records.ts';
import { fieldsOf, rowClassOf } from '../rows/row-classes.ts';
import { isDescribed, type DescribedFile } from '../../exported-entities.ts';
import { recordFilePlanner } from './record-planner.ts';
import type { PlanContext, Planner } from './plan.ts';
import { ViewDocuments } from './view-documents.ts';

const planners: Readonly<
  Record<Exclude<ExportedEntity, DescribedFile>, (planning: PlanContext) => Planner | Promise<Planner>>
> = {
  products: productPlanner,
  brands: brandPlanner,
  categories: categoryPlanner,
  subcategories: subcategoryPlanner,
  votingOptions: votingOptionsPlanner,
  settings: settingPlanner,
  votes: votePlanner,
  ratings: ratingPlanner,
  comments: commentPlanner,
  profiles: profilePlanner,
};

const missingMember = { votes: 'WHOSE_VOTE', ratings: 'WHOSE_RATING', profiles: 'WHOSE_PROFILE' } as const;

/** Makes planners, and holds what they work with. */
@Injectable()
export class Planners {
  constructor(
    readonly commands: CommandBus,
    readonly runner: CommandRunner,
    readonly store: EventStore,
    readonly keys: PersonKeys,
    readonly erased: ErasedMembers,
    readonly catalogue: CatalogueIndex,
    readonly profiles: SealedProfiles,
    readonly views: ViewDocuments,
    readonly pictures: RemotePictures,
    readonly images: ImageFiles,
    private readonly entityCommands: EntityCommands,
  ) {}

  /** The fields that rows of a kind may have, including those that are ignored. */
  fieldsOf(entity: ExportedEntity): ReadonlySet<string> {
    return fieldsOf(rowClassOf(entity, this.entityCommands));
  }

  /** A planner for one run over the rows of a kind. */
  async planner(
    entity: ExportedEntity,
    work: Pick<PlanContext, 'batch'> & Partial<Pick<PlanContext, 'replaces' | 'updates' | 'missing'>>,
  ): Promise<Planner> {
    const members = new ImportMembers(
      work.batch,
      this,
      entity in missingMember ? missingMember[entity as keyof typeof missingMember] : 'ANYBODY',
    );
    const { batch, replaces = false, updates = false, missing = new MissingRecords(batch, false) } = work;
    const context = { batch, replaces, updates, missing, members, services: this };
    if (!isDescribed(entity)) return planners[entity](context);
    const described = entityOfFile(entity);
    return recordFilePlanner(context, described, this.entityCommands.commandsOf(described.kind).file!);
  }
}
