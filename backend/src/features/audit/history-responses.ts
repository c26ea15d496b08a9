import {
  commentStream,
  memberStream,
  profileStream,
  type Actor,
  type FieldChange,
  type HistoryDocument,
  type HistoryEntry,
  type HistoryKind,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { TokenRole } from '../../settings.ts';
import { ActiveViews } from '../../shared/projection-progress/active-views.ts';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { Pseudonyms } from '../../shared/sealing/pseudonyms.ts';
import { MemberNames } from '../accounts/index.ts';
import { CatalogueIndex } from '../catalogue/index.ts';
import { analystEntry } from './analyst-entry.ts';
import { changeValue, isSealed, subcategoryNamed } from './change-values.ts';
import { actionOf } from './event-kinds.ts';
import { fieldChanges, type RawChange } from './field-changes.ts';
import { History } from './history.ts';
import { undoableOf } from './undoable.ts';

export type Entry = Omit<HistoryDocument, 'position'>;

const ofPeople: ReadonlySet<HistoryKind> = new Set(['member', 'profile']);
const sealedIn: Partial<Record<HistoryKind, (id: string) => string>> = {
  comment: commentStream,
  member: memberStream,
  profile: profileStream,
};

export const entityOf = ({ entity }: Pick<Entry, 'entity'>): { readonly kind: HistoryKind; readonly id: string } => {
  const colon = entity.indexOf(':');
  return { kind: entity.slice(0, colon) as HistoryKind, id: entity.slice(colon + 1) };
};

/** Puts names and texts into entries, as far as a role may see them, and what can be taken back. */
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

  async of(entries: readonly Entry[], role: TokenRole): Promise<HistoryEntry[]> {
    const [people, titles, imports, undoing, changes] = await Promise.all([
      this.people(entries, role),
      this.titles(entries, role),
      this.imports(entries),
      this.undoing(entries),
      this.changes(entries, role),
    ]);
    return entries.map((entry, index): HistoryEntry => {
      const { kind, id } = entityOf(entry);
      const { actor } = entry;
      const acting = entry.office
        ? { id: actor.id, name: actor.name ?? imports.get(actor.id) ?? null }
        : people(actor.id);
      const about = ofPeople.has(kind)
        ? id
          ? people(id)
          : { id: null, name: null }
        : { id, name: titles.get(`${kind}:${id}`) ?? this.nameOf(kind, id, entry) };
      const product = entry.ofProduct;
      const response: HistoryEntry = {
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

  /** Entries that take others back, and those that take back these, by the id of the event that they take back. */
  async undoing(entries: readonly Entry[]): Promise<ReadonlyMap<string, readonly Entry[]>> {
    const found = new Map<string, Entry[]>();
    let wanted = entries.map(({ eventId }) => eventId);
    while (wanted.length > 0) {
      const undoing = await this.history.undoing(wanted);
      for (const entry of undoing) found.set(entry.undoes!, [...(found.get(entry.undoes!) ?? []), entry]);
      wanted = undoing.map(({ eventId }) => eventId);
    }
    return found;
  }

  private nameOf(kind: HistoryKind, id: string, { data }: Entry): string | null {
    switch (kind) {
      case 'product':
        return this.catalogue.product(id)?.name ?? null;
      case 'brand':
        return this.catalogue.brand(id)?.displayName ?? null;
      case 'category':
        return this.catalogue.category(id)?.displayName ?? null;
      case 'subcategory':
        return subcategoryNamed(this.catalogue, id) ?? null;
      case 'vote':
        return typeof data['vote'] === 'string' ? data['vote'] : null;
      default:
        return null;
    }
  }

  /** What is known by its title, by kind and id. */
  private async titles(entries: readonly Entry[], role: TokenRole): Promise<ReadonlyMap<string, string>> {
    const kinds = role === 'moderator' ? (['banner'] as const) : (['banner', 'savedView'] as const);
    const found = await Promise.all(
      kinds.map(async (view) => {
        const ids = entries.map(entityOf).flatMap(({ kind, id }) => (kind === view ? [id] : []));
        if (ids.length === 0) return [];
        const records = await this.views
          .collection<{ _id: string; title: string }>(view)
          .find({ _id: { $in: ids } }, { projection: { title: 1 } })
          .toArray();
        return records.map(({ _id, title }) => [`${view}:${_id}`, title] as const);
      }),
    );
    return new Map(found.flat());
  }

  /** Who asked for the imports that wrote these. */
  private async imports(entries: readonly Entry[]): Promise<ReadonlyMap<string, string>> {
    const ids = entries.flatMap(({ actor }) => (actor.kind === 'import' ? [actor.id] : []));
    const begun = await this.history.beginningsOf([...new Set(ids)]);
    return new Map(begun.map((entry) => [entityOf(entry).id, (entry.data['by'] as Actor).name ?? '']));
  }

  private async people(entries: readonly Entry[], role: TokenRole) {
    const ids = entries.flatMap((entry) => {
      const { kind, id } = entityOf(entry);
      return [...(entry.actor.kind === 'member' ? [entry.actor.id] : []), ...(ofPeople.has(kind) && id ? [id] : [])];
    });
    const authors = role === 'analyst' ? new Map<string, never>() : await this.names.authors(ids);
    return (id: string) => ({ id, name: authors.get(id)?.name ?? null });
  }

  /** Personal fields opened for those who may read them; e-mails for administrators only. Notes of analysts are theirs. */
  private async changes(entries: readonly Entry[], role: TokenRole): Promise<FieldChange[][]> {
    const raw = entries.map((entry) =>
      role === 'moderator' && entityOf(entry).kind === 'savedView' ? [] : fieldChanges(entry.type, entry.data),
    );
    const isOpen = ({ field }: RawChange) => role === 'admin' || (role === 'moderator' && field !== 'email');
    const sealed = entries.flatMap((entry, index) =>
      raw[index]!.flatMap((change) => {
        const { kind, id } = entityOf(entry);
        const stream = sealedIn[kind]?.(id);
        if (!isSealed(change.to) || stream === undefined || !isOpen(change)) return [];
        return [{ change, field: { sealed: change.to, eventId: entry.eventId }, stream, name: change.field }];
      }),
    );
    const texts = await this.keys.open(sealed);
    const opened = new Map(sealed.map(({ change }, index) => [change, texts[index] ?? null]));
    return raw.map((changes) =>
      changes.map((change) => {
        const { field, from, to } = change;
        if (isSealed(to)) return { field, from: null, to: opened.get(change) ?? null };
        return { field, from: changeValue(this.catalogue, field, from), to: changeValue(this.catalogue, field, to) };
      }),
    );
  }
}
