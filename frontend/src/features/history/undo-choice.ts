import type { UndoPick, UndoPreview, UndoRequest, UndoStep, UndoSubject } from './api.ts';

/** The fields of each step that are reverted, by position; steps that are missing stay. */
export type UndoChoice = Readonly<Record<string, readonly string[]>>;

const ownFields = ({ fields }: UndoStep): readonly string[] =>
  fields.filter(({ changedSince }) => !changedSince).map(({ field }) => field);

/** The fields that are reverted by default; undefined: the step stays, as somebody has changed it since. */
const offered = (step: UndoStep): readonly string[] | undefined => {
  if (step.act === 'none') return undefined;
  if (step.act !== 'change') return step.changedSince ? undefined : [];
  const fields = ownFields(step);
  return fields.length > 0 ? fields : undefined;
};

/** Choices that differ from the default, by position; null: the step stays. */
export type UndoChanges = Readonly<Record<string, readonly string[] | null>>;

export const undoChoice = ({ steps }: UndoPreview, changes: UndoChanges): UndoChoice =>
  Object.fromEntries(
    steps.flatMap((step) => {
      const { position } = step.entry;
      const fields = position in changes ? changes[position] : offered(step);
      return fields ? [[position, fields]] : [];
    }),
  );

const isOffered = (step: UndoStep, chosen: readonly string[]): boolean => {
  const fields = offered(step);
  return fields !== undefined && fields.length === chosen.length && fields.every((field) => chosen.includes(field));
};

/**
 * The choices that differ from the default, with the revision that was shown. A change that stays is sent without
 * fields.
 */
export const undoPicks = ({ steps }: UndoPreview, choice: UndoChoice): UndoPick[] =>
  steps.flatMap((step) => {
    const { position } = step.entry;
    const chosen = choice[position] ?? (step.act === 'change' && offered(step) ? [] : undefined);
    if (chosen === undefined || isOffered(step, chosen)) return [];
    return [{ position, fields: [...chosen], revision: step.revision }];
  });

/** Steps of one page, which can be sent one by one. */
const onePage = 200;

/** The request: a batch longer than a page is sent as a whole, even if not all of it was shown. */
export const undoRequest = (subject: UndoSubject, preview: UndoPreview, choice: UndoChoice): UndoRequest => {
  const { steps, total } = preview;
  const picks = undoPicks(preview, choice);
  if (total > onePage && 'correlationId' in subject) return { ...subject, picks };
  const positions = steps.flatMap(({ entry }) => (entry.position in choice ? [entry.position] : []));
  return { positions, picks: picks.filter(({ position }) => positions.includes(position)) };
};
