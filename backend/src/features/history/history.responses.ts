import {
  historyActions,
  historyKinds,
  recordKinds,
  type ChangeValue,
  type EntityKind,
  type FieldChange,
  type FieldThen,
  type GivenThen,
  type HistoryAction,
  type HistoryBatch,
  type HistoryEntry,
  type HistoryPage,
  type RecordThen,
  type Undoable,
} from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';

export const changeValueSchema = {
  nullable: true,
  oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, { type: 'array', items: { type: 'string' } }],
};
const actorKinds = ['member', 'visitor', 'token', 'import', 'system'] as const;
const actorRoles = ['member', 'visitor', 'admin', 'moderator', 'analyst', 'import', 'system'] as const;
const origins = ['screen', 'api', 'import', 'restore', 'undo', 'demo', 'system'] as const;

export class FieldChangeBody implements FieldChange {
  @ApiProperty() field!: string;
  @ApiProperty(changeValueSchema) from!: ChangeValue;
  @ApiProperty(changeValueSchema) to!: ChangeValue;
}

class HistoryEntityBody {
  @ApiProperty({ enum: historyKinds }) kind!: EntityKind;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'To analysts a pseudonym, where it is of a person or their acts',
  })
  id!: string | null;
  @ApiProperty({ type: String, nullable: true }) name!: string | null;
}

class HistoryProductBody {
  @ApiProperty() id!: string;
  @ApiProperty({ type: String, nullable: true }) name!: string | null;
}

class HistoryActorBody {
  @ApiProperty({ enum: actorKinds }) kind!: (typeof actorKinds)[number];
  @ApiProperty() id!: string;
  @ApiProperty({ enum: actorRoles }) role!: (typeof actorRoles)[number];
  @ApiProperty({ type: String, nullable: true }) name!: string | null;
}

export class HistoryEntryBody implements HistoryEntry {
  @ApiProperty() position!: string;
  @ApiProperty() eventId!: string;
  @ApiProperty() type!: string;
  @ApiProperty({ enum: historyActions }) action!: HistoryAction;
  @ApiProperty({ type: HistoryEntityBody }) entity!: HistoryEntityBody;
  @ApiProperty({ type: HistoryProductBody, nullable: true }) product!: HistoryProductBody | null;
  @ApiProperty({ type: HistoryActorBody }) actor!: HistoryActorBody;
  @ApiProperty({ format: 'date-time', description: 'When it was recorded' }) at!: string;
  @ApiProperty({ format: 'date-time' }) happenedAt!: string;
  @ApiProperty({ enum: origins }) origin!: (typeof origins)[number];
  @ApiProperty({ type: String, nullable: true }) reason!: string | null;
  @ApiProperty() correlationId!: string;
  @ApiProperty({ type: [FieldChangeBody] }) changes!: FieldChangeBody[];
  @ApiProperty({ enum: ['possible', 'done', 'no'] }) undo!: Undoable;
}

export class HistoryPageBody implements HistoryPage {
  @ApiProperty({ type: [HistoryEntryBody] }) items!: HistoryEntryBody[];
  @ApiProperty({ type: String, nullable: true, description: 'What `before` takes for what comes behind' })
  next!: string | null;
}

export class HistoryBatchBody extends HistoryPageBody implements HistoryBatch {
  @ApiProperty() total!: number;
}

class FieldThenBody implements FieldThen {
  @ApiProperty() field!: string;
  @ApiProperty(changeValueSchema) then!: ChangeValue;
  @ApiProperty(changeValueSchema) now!: ChangeValue;
  @ApiProperty() differs!: boolean;
}

class VotesThenBody {
  @ApiProperty({ description: "The option's label" }) key!: string;
  @ApiProperty() count!: number;
}

class RatingsThenBody {
  @ApiProperty() total!: number;
  @ApiProperty() average!: number;
}

class GivenThenBody implements GivenThen {
  @ApiProperty({ type: [VotesThenBody] }) votes!: VotesThenBody[];
  @ApiProperty({ type: RatingsThenBody }) ratings!: RatingsThenBody;
  @ApiProperty() comments!: number;
}

class BothGivenBody {
  @ApiProperty({ type: GivenThenBody }) then!: GivenThenBody;
  @ApiProperty({ type: GivenThenBody }) now!: GivenThenBody;
}

export class RecordThenBody implements RecordThen {
  @ApiProperty({ enum: recordKinds }) kind!: EntityKind;
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'The same again answers the same' }) position!: string;
  @ApiProperty() existed!: boolean;
  @ApiProperty({ type: [FieldThenBody] }) fields!: FieldThenBody[];
  @ApiProperty({ type: BothGivenBody, nullable: true }) given!: BothGivenBody | null;
}
