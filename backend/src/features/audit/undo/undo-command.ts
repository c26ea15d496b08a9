import {
  fallbackOptions,
  type HistoryDocument,
  type OptionSetInput,
  type ProductReset,
  type VotingOption,
} from '@henna/domain';
import type { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { ChangeTrendingRules, ChangeView, RemoveView, RestoreView } from '../../analytics/index.ts';
import { ChangeBanner } from '../../banners/index.ts';
import {
  ChangeBrand,
  ChangeCategory,
  ChangeProduct,
  ChangeSubcategory,
  removableKinds,
  RemoveRecord,
  RemoveVotingOptions,
  RestoreRecord,
  SetVotingOptions,
} from '../../catalogue/index.ts';
import { ChangeImage, RemoveImage, ReorderImages, RestoreImage } from '../../media/index.ts';
import { RemoveAct, RestoreAct, UndoReset, type ActKind } from '../../moderation/index.ts';
import { SetGlobalOptions } from '../../settings/index.ts';
import type { Compensation, FieldBack } from './compensation.ts';

type Entry = Pick<HistoryDocument, 'type' | 'data' | 'entity'>;
export type UndoCommand = Command<CommandResult<unknown>>;

/** The fields as they were, by name. */
const valuesOf = (fields: readonly FieldBack[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fields.map(({ field, back }) => [field, back]));

/** A set as it was: an option that only has another label now takes its own again, with its votes. */
const optionsBack = ({ now, back }: FieldBack): OptionSetInput => {
  const current = (now ?? []) as readonly VotingOption[];
  const options = (back ?? fallbackOptions) as readonly VotingOption[];
  const renames = options.flatMap(({ id, label }) => {
    const present = current.find((option) => option.id === id);
    return present && present.label !== label ? [{ from: present.label, to: label }] : [];
  });
  return { options: options.map(({ label, labels = {} }) => ({ label, labels })), renames };
};

/**
 * The ordinary command that takes an event back.
 * @param fields those that go back, of a change
 * @param revision of the record as it was looked at
 */
export const undoCommand = (
  context: CommandContext,
  { type, data, entity }: Entry,
  { act }: Compensation,
  fields: readonly FieldBack[],
  revision: number,
): UndoCommand => {
  const colon = entity.indexOf(':');
  const [kind, id] = [entity.slice(0, colon), entity.slice(colon + 1)];
  const known = String(revision);
  if (type.startsWith('ProductImage')) return imageCommand(context, id, { type, data }, act, fields);
  if (type === 'BatchStarted') {
    const { productId, of } = data['target'] as ProductReset;
    return new UndoReset(context, productId, of, true, String(data['batchId']));
  }
  if (type === 'VotingOptionsSet') {
    const subcategoryId = kind === 'subcategory' ? id : null;
    const categoryId = String(data['categoryId']);
    const set = fields[0]!;
    return set.back === null
      ? new RemoveVotingOptions(context, categoryId, subcategoryId, known)
      : new SetVotingOptions(context, categoryId, subcategoryId, optionsBack(set), known);
  }
  const removable = removableKinds.find((each) => each === kind);
  if (removable && act === 'remove') return new RemoveRecord(context, removable, id, known);
  if (removable && act === 'restore') return new RestoreRecord(context, removable, id);
  switch (kind) {
    case 'product':
      return productChange(context, id, fields, known);
    case 'brand':
      return new ChangeBrand(context, id, valuesOf(fields), known);
    case 'category':
      return new ChangeCategory(context, id, valuesOf(fields), known);
    case 'subcategory':
      return new ChangeSubcategory(context, id, undefined, valuesOf(fields), known);
    case 'banner':
      return new ChangeBanner(context, id, valuesOf(fields), known);
    case 'savedView':
      return act === 'remove'
        ? new RemoveView(context, id, known)
        : act === 'restore'
          ? new RestoreView(context, id)
          : new ChangeView(context, id, valuesOf(fields), known);
    case 'setting':
      return new SetGlobalOptions(context, optionsBack(fields[0]!), known);
    case 'rules':
      return new ChangeTrendingRules(context, valuesOf(fields), known);
    case 'vote':
    case 'rating':
    case 'comment':
      return act === 'restore'
        ? new RestoreAct(context, kind satisfies ActKind, id)
        : new RemoveAct(context, kind satisfies ActKind, id);
    default:
      throw new Error(`${type} can't be taken back`);
  }
};

const placements = ['brandId', 'categoryId', 'subcategoryId'];

const productChange = (context: CommandContext, id: string, fields: readonly FieldBack[], known: string) => {
  const isPlace = ({ field }: FieldBack) => placements.includes(field);
  const changes = valuesOf(fields.filter((field) => !isPlace(field)));
  return new ChangeProduct(context, id, changes, valuesOf(fields.filter(isPlace)), known);
};

const imageCommand = (
  context: CommandContext,
  productId: string,
  { type, data }: Pick<Entry, 'type' | 'data'>,
  act: Compensation['act'],
  fields: readonly FieldBack[],
): UndoCommand => {
  if (type === 'ProductImagesReordered') return new ReorderImages(context, productId, fields[0]!.back as string[]);
  const imageId = String(data['imageId']);
  if (act === 'change') return new ChangeImage(context, productId, imageId, fields[0]!.back as string | null);
  return act === 'restore'
    ? new RestoreImage(context, productId, imageId)
    : new RemoveImage(context, productId, imageId);
};
