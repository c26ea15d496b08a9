import {
  historyId,
  isOnlyAbout,
  typesMatching,
  type EntityKind,
  type EventType,
  type EventTypeFilter,
  type HistoryDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Collection, Filter, IndexSpecification } from 'mongodb';
import { PositionByTime } from '../../shared/as-of/position-by-time.ts';
import { ActiveViews } from '../../shared/projection-progress/active-views.ts';

/** Clocks of several processes, and appends at the same time, may differ by less. */
const skewMs = 10_000;

export const historySides = ['staff', 'team', 'system', 'members'] as const;
type HistorySide = (typeof historySides)[number];

/** Which entries to list; they match all that is given. */
export interface HistoryFilter extends EventTypeFilter {
  /** `team`: people of the staff. `system`: what the staff's side does by itself, the demo included. `staff`: both. */
  readonly by?: HistorySide | undefined;
  /** Who of staff, by id. */
  readonly actor?: string | undefined;
  readonly entity?: { readonly kind: EntityKind; readonly id: string } | undefined;
  /** With what concerns that entity: the contributions to a product, what was done to a member. */
  readonly withContributions?: boolean | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly batch?: string | undefined;
}

type Entry = Omit<HistoryDocument, 'position'>;
/** A selection that one index answers in its order. */
type Selection = readonly [filter: Filter<Entry>, index: IndexSpecification];

/** Reads the history: every page is one walk along an index, however long the history is. */
@Injectable()
export class History {
  constructor(
    private readonly views: ActiveViews,
    private readonly positions: PositionByTime,
  ) {}

  /**
   * Entries of a filter, newest first.
   * @param before only entries before this position
   */
  async page(filter: HistoryFilter, limit: number, before?: bigint): Promise<readonly Entry[]> {
    const [after, end] = await Promise.all([
      filter.from && this.positions.firstPositionFrom(new Date(filter.from.getTime() - skewMs)),
      filter.to && this.positions.firstPositionFrom(new Date(filter.to.getTime() + skewMs)),
    ]);
    const ends = [before, end].filter((position) => position !== undefined);
    const least = ends.reduce<bigint | undefined>((a, b) => (a === undefined || b < a ? b : a), undefined);
    const bounds = {
      ...(after !== undefined && { $gte: historyId(after) }),
      ...(least !== undefined && { $lt: historyId(least) }),
    };
    const common: Filter<Entry> = {
      ...(Object.keys(bounds).length > 0 && { _id: bounds }),
      ...((filter.from || filter.to) && {
        at: { ...(filter.from && { $gte: filter.from }), ...(filter.to && { $lte: filter.to }) },
      }),
    };
    const entries = await this.entries();
    const found = await Promise.all(
      selections(filter).map(([selection, hint]) =>
        entries
          .find({ ...common, ...selection }, { hint })
          .sort({ _id: -1 })
          .limit(limit)
          .toArray(),
      ),
    );
    if (found.length === 1) return found[0]!;
    // An event about a member's own record is in both selections.
    return [...new Map(found.flat().map((entry) => [entry._id, entry])).values()]
      .sort((a, b) => (a._id < b._id ? 1 : -1))
      .slice(0, limit);
  }

  async count(batch: string): Promise<number> {
    return (await this.entries()).countDocuments({ batch });
  }

  /** Entries by the ids of their events, in any order. */
  async at(positions: readonly bigint[]): Promise<readonly Entry[]> {
    return (await this.entries()).find({ _id: { $in: positions.map(historyId) } }).toArray();
  }

  /** The entries of the beginnings of these imports. */
  async beginningsOf(importIds: readonly string[]): Promise<readonly Entry[]> {
    if (importIds.length === 0) return [];
    const entities = importIds.map((id) => `import:${id}` as const);
    return (await this.entries())
      .find({ entity: { $in: entities }, type: 'ImportStarted' }, { hint: { entity: 1, _id: 1 } })
      .toArray();
  }

  /** The latest removal of each of these records of one kind, in any order. */
  async lastRemovals(kind: EntityKind, ids: readonly string[]): Promise<readonly Entry[]> {
    if (ids.length === 0) return [];
    const records = ids.map((id) => `${kind}:${id}` as const);
    const removals = await (
      await this.entries()
    )
      .find(
        { entity: { $in: records }, type: { $in: [...typesMatching({ kind, action: 'removed' })] } },
        { hint: { entity: 1, _id: 1 } },
      )
      .toArray();
    const latest = new Map<string, Entry>();
    for (const entry of removals) {
      const existing = latest.get(entry.entity);
      if (!existing || existing._id < entry._id) latest.set(entry.entity, entry);
    }
    return [...latest.values()];
  }

  /** The entries that undo these events, in any order. */
  async undoing(eventIds: readonly string[]): Promise<readonly Entry[]> {
    if (eventIds.length === 0) return [];
    return (await this.entries()).find({ undoes: { $in: [...eventIds] } }, { hint: { undoes: 1, _id: 1 } }).toArray();
  }

  entries(): Promise<Collection<Entry>> {
    return this.views.current('history');
  }
}

/** Records that other entries concern, and the field of those entries that holds the id. */
const concerning: Partial<Record<EntityKind, 'ofProduct' | 'member'>> = { product: 'ofProduct', member: 'member' };

const isPartOfStaff = (by: HistorySide) => by === 'team' || by === 'system';
const sideFilter = (by: HistorySide): Filter<Entry> =>
  isPartOfStaff(by) ? { team: by === 'team' } : { office: by === 'staff' };

const selections = ({ batch, entity, withContributions, by, actor, ...types }: HistoryFilter): readonly Selection[] => {
  const isTyped = [types.kind, types.action, types.type, types.types].some((value) => value !== undefined);
  const matching = typesMatching(types);
  const who: Filter<Entry> = {
    ...(by && sideFilter(by)),
    ...(actor !== undefined && { staff: actor }),
  };
  const ofTypes: Filter<Entry> = isTyped ? { type: { $in: [...matching] }, ...aboutKind(types.kind, matching) } : {};
  if (batch !== undefined)
    return [
      [
        { batch, ...who, ...ofTypes },
        { batch: 1, _id: 1 },
      ],
    ];
  if (entity) {
    const rest = { ...who, ...ofTypes };
    const own: Selection = [
      { entity: `${entity.kind}:${entity.id}`, ...rest },
      { entity: 1, _id: 1 },
    ];
    const field = withContributions ? concerning[entity.kind] : undefined;
    const contributions: Selection[] = field
      ? [
          [
            { [field]: entity.id, ...rest },
            { [field]: 1, _id: 1 },
          ],
        ]
      : [];
    return [own, ...contributions];
  }
  const everyType: Filter<Entry> = { type: { $in: [...matching] }, ...aboutKind(types.kind, matching) };
  if (actor !== undefined)
    return [
      [
        { ...who, ...everyType },
        { staff: 1, type: 1, _id: 1 },
      ],
    ];
  if (by && isPartOfStaff(by))
    return [
      [
        { ...who, ...everyType },
        { team: 1, type: 1, _id: 1 },
      ],
    ];
  if (by || isTyped)
    return [
      [
        { office: { $in: by ? [by === 'staff'] : [true, false] }, ...everyType },
        { office: 1, type: 1, _id: 1 },
      ],
    ];
  return [[{}, { _id: 1 }]];
};

/** Of events that can be about several kinds, only those about this one. */
const aboutKind = (kind: EntityKind | undefined, types: readonly EventType[]): Filter<Entry> =>
  kind === undefined || isOnlyAbout(kind, types) ? {} : { entity: { $gte: `${kind}:`, $lt: `${kind};` } as never };
