import {
  banner,
  bannerStream,
  brand,
  brandStream,
  category,
  categoryStream,
  fieldsOfRules,
  globalOptions,
  globalOptionsStream,
  product,
  productImages,
  productStream,
  savedView,
  savedViewStream,
  trendingRules,
  trendingRulesStream,
  type HistoryDocument,
  type ProductReset,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { BatchJobs } from '../../batches/index.ts';
import { Acts, type ActKind } from '../../moderation/index.ts';
import { isInTheirName } from '../undoable.ts';
import { ActsInTheirName } from './acts-in-their-name.ts';
import type { UndoRecord } from './compensation.ts';

type Entry = Pick<HistoryDocument, 'type' | 'data' | 'entity' | 'actor' | 'revision' | 'correlationId'>;

const idOf = ({ entity }: Entry) => entity.slice(entity.indexOf(':') + 1);
const text = ({ data }: Pick<Entry, 'data'>, field: string) => String(data[field]);
const standing = (fields: object, revision: number): UndoRecord => ({
  revision,
  removed: false,
  fields: { ...fields },
});
const recordOf = (state: (object & { readonly removed: boolean; readonly revision: number }) | undefined) =>
  state && { revision: state.revision, removed: state.removed, fields: { ...state } };

/** What an event is about, as the log leaves it now. */
@Injectable()
export class UndoRecords {
  constructor(
    private readonly runner: CommandRunner,
    private readonly acts: Acts,
    private readonly theirs: ActsInTheirName,
    private readonly batches: BatchJobs,
  ) {}

  /** Events of the same key are about the same record. */
  keyOf(entry: Entry): string {
    if (entry.type === 'ProductImagesReordered') return `images:${idOf(entry)}`;
    if (entry.type.startsWith('ProductImage')) return `image:${text(entry, 'imageId')}`;
    if (entry.type === 'VotesReset' || entry.type === 'RatingReset')
      return `reset:${text(entry, 'productId')}.${text(entry, 'userId')}`;
    if (entry.type === 'VotingOptionsSet') return `options:${entry.entity}`;
    return entry.entity;
  }

  /** Revision of the event in its record, where the record has revisions of its own. */
  revisionOf(entry: Entry): number | undefined {
    return entry.type.startsWith('ProductImage') ? undefined : entry.revision;
  }

  /** `undefined` when there is none. */
  async read(entry: Entry): Promise<UndoRecord | undefined> {
    const id = idOf(entry);
    const [kind] = entry.entity.split(':', 1);
    if (isInTheirName(entry)) return this.theirs.read(entry);
    if (entry.type.startsWith('ProductImage')) return this.pictures(entry, id);
    if (entry.type === 'BatchStarted') return this.batch(entry);
    switch (kind) {
      case 'product':
        return recordOf((await this.runner.fold(product, productStream(id))).state);
      case 'brand':
        return recordOf((await this.runner.fold(brand, brandStream(id))).state);
      case 'category':
      case 'subcategory':
        return this.category(entry, id);
      case 'banner':
        return recordOf((await this.runner.fold(banner, bannerStream(id))).state);
      case 'savedView':
        return recordOf((await this.runner.fold(savedView, savedViewStream(id))).state);
      case 'setting': {
        const { options, revision } = (await this.runner.fold(globalOptions, globalOptionsStream)).state;
        return standing({ votingOptions: options }, revision);
      }
      case 'rules': {
        const { rules, revision } = (await this.runner.fold(trendingRules, trendingRulesStream)).state;
        return standing(fieldsOfRules(rules), revision);
      }
      case 'vote':
      case 'rating':
      case 'comment':
        return this.act(kind, id);
      default:
        return undefined;
    }
  }

  /** What a reset removed comes back as a whole, unless it has; what an undo brought back does not go again. */
  private async batch({ data }: Entry): Promise<UndoRecord | undefined> {
    const { productId, of } = data['target'] as ProductReset;
    const reset = await this.batches.resetToUndo(productId, of, String(data['batchId']));
    return { revision: -1, removed: reset !== null, fields: {} };
  }

  private async category(entry: Entry, id: string): Promise<UndoRecord | undefined> {
    const categoryId = text(entry, 'categoryId');
    const { state } = await this.runner.fold(category, categoryStream(categoryId));
    const record = id === categoryId ? state : state?.subcategories.find((part) => part.id === id);
    if (!record || entry.type !== 'VotingOptionsSet') return recordOf(record);
    const set = record.optionSet;
    return { ...standing({ votingOptions: set?.options ?? null }, set?.revision ?? -1), removed: record.removed };
  }

  private async pictures(entry: Entry, productId: string): Promise<UndoRecord | undefined> {
    const { state, revision } = await this.runner.fold(productImages, productStream(productId));
    if (!state) return undefined;
    if (entry.type === 'ProductImagesReordered')
      return {
        ...standing({ imageOrder: state.images.map(({ imageId }) => imageId) }, Number(revision)),
        removed: state.removed,
      };
    const imageId = text(entry, 'imageId');
    const image = state.images.find((each) => each.imageId === imageId);
    const removed = state.removedImages.find((each) => each.image.imageId === imageId);
    if (image) return standing({ altText: image.altText }, Number(revision));
    return removed && { revision: Number(revision), removed: true, fields: { altText: removed.image.altText } };
  }

  private async act(kind: ActKind, id: string): Promise<UndoRecord | undefined> {
    const act = (await this.acts.many(kind, [id])).get(id);
    return act && { revision: -1, removed: 'removedAt' in act, fields: {} };
  }
}
