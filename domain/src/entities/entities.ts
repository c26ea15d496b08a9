import { memberEntity } from '../accounts/member.entity.ts';
import { rulesEntity, savedViewEntity, scenarioEntity } from '../analytics/analytics.entities.ts';
import { bannerEntity } from '../banners/banner.entity.ts';
import { batchEntity } from '../batches/batch.entity.ts';
import { brandEntity } from '../catalogue/brand.entity.ts';
import { categoryEntity, optionSetEntity, subcategoryEntity } from '../catalogue/category.entity.ts';
import { imageOrderEntity, productEntity, productImageEntity } from '../catalogue/product.entity.ts';
import type { ReservationEvent } from '../catalogue/reservation.events.ts';
import { commentEntity } from '../commenting/comment.entity.ts';
import { helpfulEntity } from '../commenting/helpful.entity.ts';
import { demoEntity } from '../demo/demo.entity.ts';
import { reportEntity } from '../moderation/report.entity.ts';
import { profileEntity } from '../profiles/profile.entity.ts';
import { ratingEntity, ratingResetEntity } from '../rating/rating.entity.ts';
import { settingEntity } from '../settings/setting.entity.ts';
import type { Recorded } from '../shared/event.ts';
import { shelfEntity } from '../shelf/shelf.entity.ts';
import { adminTokenEntity } from '../tokens/admin-token.entity.ts';
import { traitsEntity } from '../traits/traits.entity.ts';
import { importMatchingEntity } from '../transfer/import-matching.entity.ts';
import { importEntity } from '../transfer/import.entity.ts';
import type { ProductVisited } from '../visits/visit.events.ts';
import { votesResetEntity, voteEntity } from '../voting/vote.entity.ts';
import type { Entity, EventsOf, KindOf, NameOf } from './entity.ts';

/** Every kind of record and contribution: what events there are, and what is done with each, follows from this list. */
const everyEntity = [
  productEntity,
  productImageEntity,
  imageOrderEntity,
  brandEntity,
  categoryEntity,
  subcategoryEntity,
  optionSetEntity,
  bannerEntity,
  settingEntity,
  voteEntity,
  votesResetEntity,
  ratingEntity,
  ratingResetEntity,
  commentEntity,
  reportEntity,
  memberEntity,
  profileEntity,
  importEntity,
  importMatchingEntity,
  batchEntity,
  rulesEntity,
  scenarioEntity,
  savedViewEntity,
  demoEntity,
  adminTokenEntity,
] as const;

/** What members record for themselves alone: no history shows it to staff. */
const personalEntities = [shelfEntity, helpfulEntity, traitsEntity] as const;

type AnyEntity = (typeof everyEntity)[number];
type PersonalEntity = (typeof personalEntities)[number];
export type EntityKind = KindOf<AnyEntity>;
/** What can be exported on its own, by the name of its file. */
export type ExportedEntity = NameOf<AnyEntity, 'file'>;
/** The view of an entity, or the history of all of them. */
export type ViewName = NameOf<AnyEntity | PersonalEntity, 'view'> | 'history';

/** Events that change no record: visits are counted, and reservations guard names. */
type RecordlessEvent = ProductVisited | ReservationEvent;
const recordlessTypes: Readonly<Record<RecordlessEvent['type'], true>> = {
  ProductVisited: true,
  Reserved: true,
  Released: true,
};

/** Every event of ours. */
export type HennaEvent = EventsOf<AnyEntity | PersonalEntity> | RecordlessEvent;
export type EventType = HennaEvent['type'];
export type EventByType<Type extends EventType> = Extract<HennaEvent, { type: Type }>;
export type RecordedHennaEvent = { [Type in EventType]: Recorded<EventByType<Type>> }[EventType];

export const entities: readonly Entity<EntityKind>[] = everyEntity;

const eventTypesIn = (entity: Entity) => Object.keys(entity.events) as EventType[];

/** The types of the events that change a record: what the history lists. */
export const recordEventTypes: readonly EventType[] = /* @__PURE__ */ entities.flatMap(eventTypesIn);

/** The types that the projections subscribe to: all of ours, so that every command's position is passed. */
export const eventTypes: readonly EventType[] = /* @__PURE__ */ [
  ...recordEventTypes,
  ...personalEntities.flatMap(eventTypesIn),
  ...(Object.keys(recordlessTypes) as RecordlessEvent['type'][]),
];

/** Events that only guard names, of which readers of the log seldom want to know. */
export const technicalEventTypes: readonly EventType[] = ['Reserved', 'Released'];

const byType: ReadonlyMap<string, Entity<EntityKind>> = /* @__PURE__ */ new Map(
  entities.flatMap((entity) => eventTypesIn(entity).map((type) => [type, entity] as const)),
);

const byKind: ReadonlyMap<string, Entity<EntityKind>> = /* @__PURE__ */ new Map(
  entities.map((entity) => [entity.kind, entity] as const),
);

export const entityOfKind = (kind: EntityKind): Entity<EntityKind> => byKind.get(kind)!;

/** The entity to which the events of a type belong. @param type of {@link recordEventTypes} */
export const entityOf = (type: string): Entity<EntityKind> => byType.get(type)!;

const withFile = /* @__PURE__ */ entities.filter(({ file }) => file !== undefined);

/** The name of each file, with the kind of entity whose records it holds. */
export const fileEntities = /* @__PURE__ */ Object.fromEntries(withFile.map(({ file, kind }) => [file!, kind])) as {
  readonly [Each in AnyEntity as NameOf<Each, 'file'>]: KindOf<Each>;
};
export const exportedEntities = /* @__PURE__ */ Object.keys(fileEntities) as readonly ExportedEntity[];

export const viewNames = /* @__PURE__ */ [
  ...[...entities, ...personalEntities].flatMap(({ view }) => view ?? []),
  'history',
] as readonly ViewName[];

/** The entity whose records a file holds. */
export const entityOfFile = (file: ExportedEntity): Entity<EntityKind> => entityOfKind(fileEntities[file]);
