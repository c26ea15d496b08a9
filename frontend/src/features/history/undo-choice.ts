import type { UndoPick, UndoPreview, UndoRequest, UndoStep, UndoSubject } from './api.ts';

/** The fields of each step that go back, by position; a step that is not there stays. */
export type UndoChoice = Readonly<Record<string, readonly string[]>>;

const ownFields = ({ fields }: UndoStep): readonly string[] =>
  fields.filter(({ changedSince }) => !changedSince).map(({ field }) => field);

/** A step as a whole, or as far as nobody has changed it since. */
const offered = (step: UndoStep): readonly string[] | undefined => {
  if (step.act === 'none') return undefined;
  if (step.act !== 'change') return step.changedSince ? undefined : [];
  const fields = ownFields(step);
  return fields.length > 0 ? fields : undefined;
};

/** What somebody has chosen otherwise than it was offered, by position; `null`: the step stays. */
export type UndoChanges = Readonly<Record<string, readonly string[] | null>>;

/** All that nobody has changed since, but for what was chosen otherwise. */
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

/** What was chosen otherwise than it is offered, as it was shown. A change that stays as a whole is picked with no field. */
export const undoPicks = ({ steps }: UndoPreview, choice: UndoChoice): UndoPick[] =>
  steps.flatMap((step) => {
    const { position } = step.entry;
    const chosen = choice[position] ?? (step.act === 'change' && offered(step) ? [] : undefined);
    if (chosen === undefined || isOffered(step, chosen)) return [];
    return [{ position, fields: [...chosen], revision: step.revision }];
  });

/** Steps that one answer shows, and that can be sent one by one. */
const onePage = 200;

/** What to send: a batch that is longer than a page as a whole, of which not all need have been shown. */
export const undoRequest = (subject: UndoSubject, preview: UndoPreview, choice: UndoChoice): UndoRequest => {
  const { steps, total } = preview;
  const picks = undoPicks(preview, choice);
  if (total > onePage && 'correlationId' in subject) return { ...subject, picks };
  const positions = steps.flatMap(({ entry }) => (entry.position in choice ? [entry.position] : []));
  return { positions, picks: picks.filter(({ position }) => positions.includes(position)) };
};
