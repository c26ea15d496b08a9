import { fileEntities, type EntityKind, type EventType, type ExportedEntity } from '@henna/domain';

/** What the screens that show records of every kind say of one kind. */
export interface EntityTexts {
  /** In the plural: of its screen, its file and its removed records. Absent where it has none and no filter. */
  readonly name?: string;
  /** In the filter of the history, where that differs. */
  readonly historyName?: string;
  /** What its events are called, by type. */
  readonly events: Partial<Record<EventType, string>>;
  /** On the screen of removed records. */
  readonly removed?: {
    readonly table: string;
    readonly comesBack: string;
    /** What is restored along with a record, where that is the same for all of them. */
    readonly comesBackWith: string;
  };
}

type Texts = Readonly<Record<EntityKind, EntityTexts>>;
type RemovedTexts = NonNullable<EntityTexts['removed']>;

/** The texts of all kinds by the keys under which screens ask for them. */
export const entityTexts = (texts: Texts) => {
  const kinds = Object.entries(texts) as [EntityKind, EntityTexts][];
  const files = Object.entries(fileEntities) as [ExportedEntity, EntityKind][];
  const byFile = (textOf: (entity: EntityTexts) => string | undefined) => textsBy(files, (kind) => textOf(texts[kind]));
  const removed = (text: keyof RemovedTexts) => byFile((entity) => entity.removed?.[text]);
  return {
    eventNames: Object.assign({}, ...kinds.map(([, { events }]) => events)) as Readonly<Record<EventType, string>>,
    historyNames: textsBy(kinds, ({ historyName, name }) => historyName ?? name),
    fileNames: byFile(({ name }) => name),
    removedNames: removed('table'),
    comesBack: removed('comesBack'),
    comesBackWith: removed('comesBackWith'),
  };
};

/** Keys without a text are left out. */
const textsBy = <Key extends string, Item>(
  entries: readonly (readonly [Key, Item])[],
  textOf: (item: Item) => string | undefined,
) =>
  Object.fromEntries(
    entries.map(([key, item]) => [key, textOf(item)] as const).filter(([, text]) => text !== undefined),
  ) as Readonly<Record<Key, string>>;
