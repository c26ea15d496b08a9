import {
  recordKinds,
  type ChangeValue,
  type FieldThen,
  type GivenThen,
  type RecordKind,
  type RecordThen,
} from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { changeValueSchema } from '../history.response.ts';

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
  @ApiProperty({ enum: recordKinds }) kind!: RecordKind;
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'The same again answers the same' }) position!: string;
  @ApiProperty() existed!: boolean;
  @ApiProperty({ type: [FieldThenBody] }) fields!: FieldThenBody[];
  @ApiProperty({ type: BothGivenBody, nullable: true }) given!: BothGivenBody | null;
}
