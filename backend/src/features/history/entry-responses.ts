import {
  actionOf,
  entities,
  entityOf,
  entityOfKind,
  fieldChanges,
  type Actor,
  type EntityKind,
  type FieldDifference,
  type HistoryDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { TokenRole } from '../../settings.ts';
import { ActiveViews } from '../../shared/projection-progress/active-views.ts';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { Pseudonyms } from '../../shared/sealing/pseudonyms.ts';
import { MemberNames } from '../accounts/index.ts';
import { CatalogueIndex } from '../listing/index.ts';
import { analystEntry } from './analyst-entry.ts';
import { changeValue, isSealed, nameInCatalogue } from './change-values.ts';
import { History } from './history-entries.ts';
import type { FieldChangeResponse, HistoryEntryResponse, Undoable } from './history.responses.ts';
import { canUndo, isUndone } from './undo/undoable.ts';

export type Entry = Omit<HistoryDocument, 'position'>;

/** What an entry is about. */
export const subjectOfEntry = ({
  entity,
}: Pick<Entry, 'entity'>): { readonly kind: EntityKind; readonly id: string } => {
  const colon = entity.indexOf(':');
  return { kind: entity.slice(0, colon) as EntityKind, id: entity.slice(colon + 1) };
};

const isPerson = (kind: EntityKind) => entityOfKind(kind).isPerson === true;

const isHidden = (type: string, field: string, role: TokenRole) => {
  const hiddenFrom: readonly TokenRole[] = entityOf(type).fields[field]?.hiddenFrom ?? [];
  return hiddenFrom.includes(role);
};

const undoableOf = (entry: Entry, role: TokenRole, undoing: ReadonlyMap<string, readonly Entry[]>): Undoable =>
  !canUndo(entry, role) ? 'no' : isUndone(entry, undoing) ? 'done' : 'possible';

/** Entries as a role may see them: with names and texts, and whether they can be undone. */
@Injectable()
export class HistoryResponses {
  constructor(
    private readonly history: History,
    private readonly catalogue: CatalogueIndex,
    private readonly views: ActiveViews,
    private readonly names: MemberNames,
    private readonly keys: PersonKeys,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  async respond(entries: readonly Entry[], role: TokenRole): Promise<HistoryEntryResponse[]> {
    const [people, titles, imports, undoing, changes] = await Promise.all([
      this.people(entries, role),
      this.titles(entries, role),
      this.imports(entries),
      this.undoing(entries),
      this.changes(entries, role),
    ]);
    return entries.map((entry, index): HistoryEntryResponse => {
      const { kind, id } = subjectOfEntry(entry);
      const { actor } = entry;
      const acting = entry.office
        ? { id: actor.id, name: actor.name ?? imports.get(actor.id) ?? null }
        : people(actor.id);
      const about = isPerson(kind)
        ? id
          ? people(id)
          : { id: null, name: null }
        : { id, name: titles.get(`${kind}:${id}`) ?? this.nameOf(kind, id, entry, role) };
      const product = entry.ofProduct;
      const response: HistoryEntryResponse = {
        position: String(BigInt(entry._id)),
        eventId: entry.eventId,
        type: entry.type,
        action: actionOf(entry.type),
        entity: { kind, ...about },
        product: product === undefined ? null : { id: product, name: this.catalogue.product(product)?.name ?? null },
        actor: { kind: actor.kind, role: actor.role, ...acting },
        at: entry.at.toISOString(),
        happenedAt: entry.happenedAt.toISOString(),
        origin: entry.origin,
        reason: entry.reason ?? null,
        correlationId: entry.correlationId,
        changes: changes[index]!,
        undo: undoableOf(entry, role, undoing),
      };
      return role === 'analyst' ? analystEntry(response, entry.data, this.pseudonyms) : response;
    });
  }

  /** Entries that undo others, and those that undo these in turn, by the id of the event that they undo. */
  async undoing(entries: readonly Entry[]): Promise<ReadonlyMap<string, readonly Entry[]>> {
    const found = new Map<string, Entry[]>();
    let eventIds = entries.map(({ eventId }) => eventId);
    while (eventIds.length > 0) {
      const undoing = await this.history.undoing(eventIds);
      for (const entry of undoing) found.set(entry.undoes!, [...(found.get(entry.undoes!) ?? []), entry]);
      eventIds = undoing.map(({ eventId }) => eventId);
    }
    return found;
  }

  private nameOf(kind: EntityKind, id: string, { type, data }: Entry, role: TokenRole): string | null {
    const { title } = entityOf(type);
    const ownTitle = title === undefined || isHidden(type, title, role) ? undefined : data[title];
    return nameInCatalogue(this.catalogue, kind, id) ?? (typeof ownTitle === 'string' ? ownTitle : null);
  }

  /** Titles of what is not in the catalogue's index, by kind and id. */
  private async titles(entries: readonly Entry[], role: TokenRole): Promise<ReadonlyMap<string, string>> {
    const subjects = entries.map(subjectOfEntry);
    const found = await Promise.all(
      entities.map(async ({ kind, view, title, fields, member }) => {
        if (
          view === undefined ||
          title === undefined ||
          member ||
          fields[title]?.hiddenFrom?.some((hidden) => hidden === role)
        )
          return [];
        const ids = subjects.flatMap(({ kind: each, id }) =>
          each === kind && nameInCatalogue(this.catalogue, kind, id) === undefined ? [id] : [],
        );
        if (ids.length === 0) return [];
        const records = await this.views
          .collection<{ readonly _id: string; readonly [field: string]: unknown }>(view)
          .find({ _id: { $in: ids } }, { projection: { [title]: 1 } })
          .toArray();
        return records.map((record) => [`${kind}:${record._id}`, String(record[title])] as const);
      }),
    );
    return new Map(found.flat());
  }

  /** Who asked for the imports that wrote these. */
  private async imports(entries: readonly Entry[]): Promise<ReadonlyMap<string, string>> {
    const ids = entries.flatMap(({ actor }) => (actor.kind === 'import' ? [actor.id] : []));
    const begun = await this.history.beginningsOf([...new Set(ids)]);
    return new Map(begun.map((entry) => [subjectOfEntry(entry).id, (entry.data['by'] as Actor).name ?? '']));
  }

  private async people(entries: readonly Entry[], role: TokenRole) {
    const ids = entries.flatMap((entry) => {
      const { kind, id } = subjectOfEntry(entry);
      return [...(entry.actor.kind === 'member' ? [entry.actor.id] : []), ...(isPerson(kind) && id ? [id] : [])];
    });
    const authors = role === 'analyst' ? new Map<string, never>() : await this.names.authors(ids);
    return (id: string) => ({ id, name: authors.get(id)?.name ?? null });
  }

  /** Changes of fields that the role may know of; what is sealed is opened for those who may read it. */
  private async changes(entries: readonly Entry[], role: TokenRole): Promise<FieldChangeResponse[][]> {
    const shown = entries.map(({ type, data }) =>
      fieldChanges(type, data).filter(
        ({ field }) => !isHidden(type, field, role) || entityOf(type).fields[field]?.type === 'sealed',
      ),
    );
    const sealed = entries.flatMap(({ type, data, eventId }, index) =>
      shown[index]!.flatMap((change) => {
        const { field, to } = change;
        if (!isSealed(to) || role === 'analyst' || isHidden(type, field, role)) return [];
        return [{ change, field: { sealed: to, eventId }, stream: entityOf(type).stream(data), name: field }];
      }),
    );
    const texts = await this.keys.open(sealed);
    const opened = new Map<FieldDifference, string | null>(
      sealed.map(({ change }, index) => [change, texts[index] ?? null]),
    );
    return entries.map(({ type }, index) =>
      shown[index]!.map((change) => {
        const { field, from, to } = change;
        if (isSealed(to)) return { field, from: null, to: opened.get(change) ?? null };
        const readable = (value: unknown) => changeValue(this.catalogue, entityOf(type).fields[field], value);
        return { field, from: readable(from), to: readable(to) };
      }),
    );
  }
}
