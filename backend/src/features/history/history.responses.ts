import { historyActions, historyKinds, recordKinds, type EntityKind, type HistoryAction } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';

/** A value as people read it. */
export type ChangeValue = string | number | boolean | readonly string[] | null;

export const changeValueSchema = {
  nullable: true,
  oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, { type: 'array', items: { type: 'string' } }],
};
const actorKinds = ['member', 'visitor', 'token', 'import', 'system'] as const;
const actorRoles = ['member', 'visitor', 'admin', 'moderator', 'analyst', 'import', 'system'] as const;
const origins = ['screen', 'api', 'import', 'restore', 'undo', 'demo', 'system'] as const;
/** `done`: it was undone. */
const undoable = ['possible', 'done', 'no'] as const;
export type Undoable = (typeof undoable)[number];

export class FieldChangeResponse {
  @ApiProperty() field!: string;
  @ApiProperty(changeValueSchema) from!: ChangeValue;
  @ApiProperty(changeValueSchema) to!: ChangeValue;
}

class HistoryEntityResponse {
  @ApiProperty({ enum: historyKinds }) kind!: EntityKind;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'To analysts a pseudonym, where it is of a person or their contributions; null where that was erased',
  })
  id!: string | null;
  @ApiProperty({ type: String, nullable: true }) name!: string | null;
}

class HistoryProductResponse {
  @ApiProperty() id!: string;
  @ApiProperty({ type: String, nullable: true }) name!: string | null;
}

class HistoryActorResponse {
  @ApiProperty({ enum: actorKinds }) kind!: (typeof actorKinds)[number];
  @ApiProperty() id!: string;
  @ApiProperty({ enum: actorRoles }) role!: (typeof actorRoles)[number];
  @ApiProperty({ type: String, nullable: true }) name!: string | null;
}

/**
 * One event. To analysts names and texts are `null`; where it is about what a member did, ids are pseudonyms (a person's
 * for one kind of contribution to one product), and times are cut to the hour, of members and profiles to the day.
 */
export class HistoryEntryResponse {
  @ApiProperty() position!: string;
  @ApiProperty() eventId!: string;
  @ApiProperty() type!: string;
  @ApiProperty({ enum: historyActions }) action!: HistoryAction;
  @ApiProperty({ type: HistoryEntityResponse }) entity!: HistoryEntityResponse;
  @ApiProperty({ type: HistoryProductResponse, nullable: true }) product!: HistoryProductResponse | null;
  @ApiProperty({ type: HistoryActorResponse }) actor!: HistoryActorResponse;
  @ApiProperty({ format: 'date-time', description: 'When it was recorded' }) at!: string;
  @ApiProperty({ format: 'date-time' }) happenedAt!: string;
  @ApiProperty({ enum: origins }) origin!: (typeof origins)[number];
  @ApiProperty({ type: String, nullable: true }) reason!: string | null;
  @ApiProperty() correlationId!: string;
  @ApiProperty({ type: [FieldChangeResponse] }) changes!: FieldChangeResponse[];
  @ApiProperty({ enum: undoable }) undo!: Undoable;
}

export class LastRemovalsResponse {
  @ApiProperty({ type: [HistoryEntryResponse], description: 'In any order' }) items!: HistoryEntryResponse[];
}

export class HistoryPageResponse {
  @ApiProperty({ type: [HistoryEntryResponse] }) items!: HistoryEntryResponse[];
  @ApiProperty({ type: String, nullable: true, description: 'The next `before`; null at the end' })
  next!: string | null;
}

export class HistoryBatchResponse extends HistoryPageResponse {
  @ApiProperty() total!: number;
}

export class FieldAsOfResponse {
  @ApiProperty() field!: string;
  @ApiProperty(changeValueSchema) then!: ChangeValue;
  @ApiProperty(changeValueSchema) now!: ChangeValue;
  @ApiProperty() differs!: boolean;
}

class VotesAsOfResponse {
  @ApiProperty({ description: "The option's label" }) key!: string;
  @ApiProperty() count!: number;
}

class RatingsAsOfResponse {
  @ApiProperty() total!: number;
  @ApiProperty() average!: number;
}

export class ContributionsAsOfResponse {
  @ApiProperty({ type: [VotesAsOfResponse] }) votes!: VotesAsOfResponse[];
  @ApiProperty({ type: RatingsAsOfResponse }) ratings!: RatingsAsOfResponse;
  @ApiProperty() comments!: number;
}

class ComparedContributionsResponse {
  @ApiProperty({ type: ContributionsAsOfResponse }) then!: ContributionsAsOfResponse;
  @ApiProperty({ type: ContributionsAsOfResponse }) now!: ContributionsAsOfResponse;
}

export class RecordAsOfResponse {
  @ApiProperty({ enum: recordKinds }) kind!: EntityKind;
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'The same again answers the same' }) position!: string;
  @ApiProperty() existed!: boolean;
  @ApiProperty({ type: [FieldAsOfResponse] }) fields!: FieldAsOfResponse[];
  @ApiProperty({ type: ComparedContributionsResponse, nullable: true }) given!: ComparedContributionsResponse | null;
}
