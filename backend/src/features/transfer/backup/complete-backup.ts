import {
  entityOfFile,
  type Aggregate,
  type Entity,
  type EntityKind,
  type Fields,
  type HennaEvent,
} from '@henna/domain';
import { Injectable, Module } from '@nestjs/common';
import { CoreModule } from '../../../core.module.ts';
import { ErasedMembers } from '../../../shared/erased-members.ts';
import { PersonKeys } from '../../../shared/sealing/person-keys.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { ImageFiles, ImageFilesModule } from '../../media/index.ts';
import { catalogueFacts, type CatalogueFacts } from './catalogue-facts.ts';
import * as catalogue from './catalogue-sections.ts';
import { rowOfState } from '../../../shared/entities/record-file.ts';
import { LogSnapshot } from './log-snapshot.ts';
import * as people from './member-sections.ts';
import { describedSections, isOwnSection, type BackupSection, type OwnSection } from './backup-sections.ts';

/** The records of one section, one after the other. */
export type SectionRows = AsyncGenerator<object>;

/** What the sections are made of. */
export interface BackupSource {
  readonly log: LogSnapshot;
  readonly facts: CatalogueFacts;
  readonly keys: PersonKeys;
  readonly pictures: ImageFiles;
  readonly erased: ErasedMembers;
  /** Withdrawn comments with replies that are shown. */
  readonly rootsOfReplies: Set<string>;
  /** Comments of the backup. */
  readonly writtenComments: Set<string>;
}

/** In the order of a backup. */
const sections: Readonly<Record<OwnSection, (backup: BackupSource) => SectionRows>> = {
  erased: people.erasedIds,
  trendingRules: people.trendingRulesInForce,
  demo: people.demoStatus,
  demoRecords: people.demoRecords,
  brands: catalogue.brands,
  categories: catalogue.categories,
  subcategories: catalogue.subcategories,
  removedCategories: catalogue.removedCategories,
  removedSubcategories: catalogue.removedSubcategories,
  votingOptions: catalogue.votingOptions,
  settings: catalogue.settings,
  products: catalogue.products,
  members: people.members,
  profiles: people.profiles,
  traits: people.traits,
  mutes: people.mutes,
  productImages: catalogue.productImages,
  pictures: catalogue.pictureFiles,
  visits: catalogue.visits,
  votes: people.votes,
  ratings: people.ratings,
  shelves: people.shelves,
  comments: people.comments,
  helpfulMarks: people.helpfulMarks,
  savedViews: people.savedViews,
  withdrawnRoots: people.withdrawnRoots,
};

/** Sections in the order in which a backup has them. */
const backupOrder: readonly BackupSection[] = [...(Object.keys(sections) as OwnSection[]), ...describedSections];

const sectionRows = (name: BackupSection, backup: BackupSource): SectionRows =>
  isOwnSection(name) ? sections[name](backup) : recordRows(entityOfFile(name), backup);

async function* recordRows(entity: Entity<EntityKind>, { log }: BackupSource): SectionRows {
  const aggregate = entity.aggregate as Aggregate<(Fields & { readonly removed: boolean }) | undefined, HennaEvent>;
  for await (const [record] of log.states(entity.kind, aggregate))
    if (record && !record.removed) yield rowOfState(entity, record);
}

/** Everything that is shown, as it stood at one position of the log: one JSON object with a list for each kind. */
@Injectable()
export class CompleteBackup {
  constructor(
    private readonly store: EventStore,
    private readonly keys: PersonKeys,
    private readonly pictures: ImageFiles,
    private readonly erased: ErasedMembers,
  ) {}

  /** The backup in pieces of text, made in little memory however long the log is. @param folder for its files */
  async *pieces(folder: string): AsyncGenerator<string> {
    const { keys, pictures, erased } = this;
    const log = await LogSnapshot.take(this.store, folder, ({ data }) => !this.isOfErased(data));
    const collected = { rootsOfReplies: new Set<string>(), writtenComments: new Set<string>() };
    const backup = { log, facts: await catalogueFacts(log), keys, pictures, erased, ...collected };
    const head = { exportedAt: new Date().toISOString(), position: String(log.position) };
    yield JSON.stringify(head, null, 2).replace(/\n}$/, '');
    for (const name of backupOrder) {
      yield `,\n  ${JSON.stringify(name)}: [`;
      let separator = '\n';
      for await (const row of sectionRows(name, backup)) {
        yield `${separator}    ${JSON.stringify(row, null, 2).replaceAll('\n', '\n    ')}`;
        separator = ',\n';
      }
      yield separator === '\n' ? ']' : '\n  ]';
    }
    yield '\n}\n';
  }

  private isOfErased(data: object): boolean {
    const id = 'userId' in data ? data.userId : 'memberId' in data ? data.memberId : undefined;
    return typeof id === 'string' && this.erased.has(id);
  }
}

/** What a complete backup needs, in a process of its own. */
@Module({ imports: [CoreModule, ImageFilesModule], providers: [CompleteBackup] })
export class BackupModule {}
