import {
  scoredKinds,
  replayStates,
  type ScoredKind,
  type ReplayInputs,
  type ReplayRank,
  type Refusal,
  type ReplayState,
} from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { RefusalResponse } from '../../../shared/http/refusal.responses.ts';
import { PointsRequest } from '../ranking/ranking.requests.ts';

class ReplayInputsResponse implements ReplayInputs {
  @ApiProperty({ type: PointsRequest }) points!: PointsRequest;
  @ApiProperty() capPerPersonAndDay!: number;
  @ApiProperty() halfLifeDays!: number;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) from!: string | null;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) to!: string | null;
  @ApiProperty({ type: [String] }) withoutProducts!: readonly string[];
  @ApiProperty({ type: [String], description: 'Pseudonyms that are used nowhere else' })
  withoutMembers!: readonly string[];
  @ApiProperty() withoutDemo!: boolean;
  @ApiProperty() withoutSuspected!: boolean;
  @ApiProperty({ description: 'Position of the log up to which it reads' }) position!: string;
}

export class ReplaySummaryResponse {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: replayStates }) state!: ReplayState;
  @ApiProperty({ description: '0 to 1' }) progress!: number;
  @ApiProperty({ type: ReplayInputsResponse }) inputs!: ReplayInputsResponse;
  @ApiProperty({ description: 'The token that asked for it' }) by!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) finishedAt!: string | null;
  @ApiProperty({ type: String, nullable: true }) error!: string | null;
  @ApiProperty({ type: RefusalResponse, nullable: true, description: 'The same with its code' })
  problem!: Refusal | null;
  @ApiProperty({ description: 'Somebody was erased since' }) isOutdated!: boolean;
}

class ReplaySharesResponse {
  @ApiProperty() visits!: number;
  @ApiProperty() votes!: number;
  @ApiProperty() ratings!: number;
  @ApiProperty() comments!: number;
}

class ReplayPlaceResponse implements ReplayRank {
  @ApiProperty() rank!: number;
  @ApiProperty() score!: number;
  @ApiProperty({ type: ReplaySharesResponse, description: 'Of the score by kind, 0 to 1' })
  shares!: ReplaySharesResponse;
}

class ReplayReasonResponse {
  @ApiProperty({ enum: scoredKinds }) kind!: ScoredKind;
  @ApiProperty() shareChange!: number;
}

class ReplayRowResponse {
  @ApiProperty() productId!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ type: ReplayPlaceResponse }) replay!: ReplayPlaceResponse;
  @ApiProperty({ type: ReplayPlaceResponse, nullable: true }) live!: ReplayPlaceResponse | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Places won' }) change!: number | null;
  @ApiProperty({ type: ReplayReasonResponse, nullable: true }) reason!: ReplayReasonResponse | null;
}

class ReplayResultResponse {
  @ApiProperty({ type: [ReplayRowResponse] }) rows!: readonly ReplayRowResponse[];
  @ApiProperty() ranked!: number;
  @ApiProperty() liveRanked!: number;
  @ApiProperty() rose!: number;
  @ApiProperty() fell!: number;
  @ApiProperty({ description: 'Events that were read' }) events!: number;
}

export class ReplayResponse extends ReplaySummaryResponse {
  @ApiProperty({ type: ReplayResultResponse, nullable: true }) result!: ReplayResultResponse | null;
}
