import { isDeepStrictEqual } from 'node:util';
import {
  entities,
  entityOfKind,
  NotFoundError,
  subjectKinds,
  type Entity,
  type EntityKind,
  type Fields,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { RecordHistories, type Snapshot } from '../../shared/as-of/record-histories.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import {
  CatalogueIndex,
  CatalogueAsOf,
  ProductResponses,
  ProductsAsOf,
  type Catalogue,
  type AdminProductAsOf,
} from '../listing/index.ts';
import { changeValue } from './change-values.ts';
import type {
  ChangeValue,
  ContributionsAsOfResponse,
  FieldAsOfResponse,
  RecordAsOfResponse,
} from './history.responses.ts';

/** Records of the catalogue as they were, beside what they are. */
@Injectable()
export class RecordsAsOf {
  constructor(
    private readonly histories: RecordHistories,
    private readonly progress: ProjectionProgress,
    private readonly catalogue: CatalogueIndex,
    private readonly catalogues: CatalogueAsOf,
    private readonly products: ProductsAsOf,
    private readonly responses: ProductResponses,
  ) {}

  /** A record at a position beside its present state. Throws a 404 for a record that never existed. */
  async compare(kind: EntityKind, id: string, position: bigint): Promise<RecordAsOfResponse> {
    const entity = `${kind}:${id}` as const;
    const [past, now, catalogue, present] = await Promise.all([
      this.histories.snapshot(entity, position),
      this.histories.snapshot(entity, this.progress.position),
      this.catalogues.atPosition(position),
      kind === 'product' ? this.responses.document(id) : null,
    ]);
    if (!now) throw new NotFoundError('NOT_FOUND');
    return {
      kind,
      id,
      position: String(position),
      existed: past !== undefined,
      fields: fieldsOf(kind, past, now, catalogue, this.catalogue),
      given:
        past && present
          ? {
              then: givenTo(await this.products.fromSnapshot(id, past, position, catalogue)),
              now: givenTo(this.responses.toResponse(present)),
            }
          : null,
    };
  }
}

const givenTo = ({
  votes,
  ratings,
  commentCount,
}: Pick<AdminProductAsOf, 'votes' | 'ratings' | 'commentCount'>): ContributionsAsOfResponse => ({
  votes: votes.byOption.map(({ key, count }) => ({ key, count })),
  ratings: { total: ratings.total, average: ratings.average },
  comments: commentCount,
});

const fieldsOf = (
  kind: EntityKind,
  before: Snapshot | undefined,
  after: Snapshot,
  catalogueAsOf: Catalogue,
  catalogueNow: Catalogue,
): FieldAsOfResponse[] => {
  const past = readableFields(kind, before?.fields, catalogueAsOf);
  const now = readableFields(kind, after.fields, catalogueNow);
  return [...new Set([...past.keys(), ...now.keys()])].map((field) => {
    const [pastValue, presentValue] = [past.get(field) ?? null, now.get(field) ?? null];
    return { field, then: pastValue, now: presentValue, differs: !isDeepStrictEqual(pastValue, presentValue) };
  });
};

/** A record's fields as people read them, by name; none where it did not exist. */
const readableFields = (
  kind: EntityKind,
  snapshot: Fields | undefined,
  catalogue: Catalogue,
): ReadonlyMap<string, ChangeValue> => {
  if (!snapshot) return new Map();
  const { fields, parent } = entityOfKind(kind);
  const descriptors: Entity['fields'] = {
    ...fields,
    ...(parent && { [parent.field]: { type: 'text', references: parent.kind } }),
    removed: { type: 'flag' },
  };
  const own = Object.entries(snapshot).filter(([field]) => field in descriptors);
  const parts = entities
    .filter((entity) => subjectKinds(entity).includes(kind))
    .flatMap(({ readSnapshot }) => Object.entries(readSnapshot?.(snapshot) ?? {}));
  return new Map(
    [...own, ...parts].map(([field, value]) => [field, changeValue(catalogue, descriptors[field], value)] as const),
  );
};
