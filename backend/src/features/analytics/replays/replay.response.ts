import {
  actKinds,
  replayStates,
  type ActKind,
  type Replay,
  type ReplayInputs,
  type ReplayPlace,
  type ReplayShares,
  type Refusal,
  type ReplayState,
  type ReplaySummary,
} from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { RefusalResponse } from '../../../shared/http/refusal.responses.ts';
import { PointsRequest } from '../ranking/ranking.requests.ts';

class ReplayInputsBody implements ReplayInputs {
  @ApiProperty({ type: PointsRequest }) points!: PointsRequest;
  @ApiProperty() capPerPersonAndDay!: number;
  @ApiProperty() halfLifeDays!: number;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) from!: string | null;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) to!: string | null;
  @ApiProperty({ type: [String] }) withoutProducts!: string[];
  @ApiProperty({ type: [String], description: 'Pseudonyms that are used nowhere else' }) withoutMembers!: string[];
  @ApiProperty() withoutDemo!: boolean;
  @ApiProperty() withoutSuspected!: boolean;
  @ApiProperty({ description: 'Position of the log up to which it reads' }) position!: string;
}

export class ReplaySummaryBody implements ReplaySummary {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: replayStates }) state!: ReplayState;
  @ApiProperty({ description: '0 to 1' }) progress!: number;
  @ApiProperty({ type: ReplayInputsBody }) inputs!: ReplayInputsBody;
  @ApiProperty({ description: 'The token that asked for it' }) by!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) finishedAt!: string | null;
  @ApiProperty({ type: String, nullable: true }) error!: string | null;
  @ApiProperty({ type: RefusalResponse, nullable: true, description: 'The same with its code' })
  problem!: Refusal | null;
  @ApiProperty({ description: 'Somebody was erased since' }) isOutdated!: boolean;
}

class ReplaySharesBody implements ReplayShares {
  @ApiProperty() visits!: number;
  @ApiProperty() votes!: number;
  @ApiProperty() ratings!: number;
  @ApiProperty() comments!: number;
}

class ReplayPlaceBody implements ReplayPlace {
  @ApiProperty() rank!: number;
  @ApiProperty() score!: number;
  @ApiProperty({ type: ReplaySharesBody, description: 'Of the score by kind, 0 to 1' }) shares!: ReplaySharesBody;
}

class ReplayReasonBody {
  @ApiProperty({ enum: actKinds }) kind!: ActKind;
  @ApiProperty() shareChange!: number;
}

class ReplayRowBody {
  @ApiProperty() productId!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ type: ReplayPlaceBody }) replay!: ReplayPlaceBody;
  @ApiProperty({ type: ReplayPlaceBody, nullable: true }) live!: ReplayPlaceBody | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Places won' }) change!: number | null;
  @ApiProperty({ type: ReplayReasonBody, nullable: true }) reason!: ReplayReasonBody | null;
}

class ReplayResultBody {
  @ApiProperty({ type: [ReplayRowBody] }) rows!: ReplayRowBody[];
  @ApiProperty() ranked!: number;
  @ApiProperty() liveRanked!: number;
  @ApiProperty() rose!: number;
  @ApiProperty() fell!: number;
  @ApiProperty({ description: 'Events that were read' }) events!: number;
}

export class ReplayBody extends ReplaySummaryBody implements Replay {
  @ApiProperty({ type: ReplayResultBody, nullable: true }) result!: ReplayResultBody | null;
}
