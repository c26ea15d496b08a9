import { laneNames, viewNames, type LaneName, type ViewName } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';

const time = { format: 'date-time' } as const;
const nullableText = { type: String, nullable: true } as const;
const nullableNumber = { type: Number, nullable: true } as const;
const kinds = ['embedded', 'server'] as const;
const states = ['requested', 'running', 'done', 'failed', 'stalled'] as const;

export class SystemStoreResponse {
  @ApiProperty({ enum: kinds }) kind!: (typeof kinds)[number];
  @ApiProperty() answers!: boolean;
  @ApiProperty({ ...nullableNumber, description: 'Response time in ms; null if it does not answer' }) milliseconds!:
    number | null;
}

export class SystemStoresResponse {
  @ApiProperty() events!: SystemStoreResponse;
  @ApiProperty() documents!: SystemStoreResponse;
}

export class SystemParkedEventResponse {
  @ApiProperty() position!: string;
  @ApiProperty() type!: string;
  @ApiProperty({ ...nullableText, description: 'Null for analysts: it may identify people' }) stream!: string | null;
  @ApiProperty({ ...nullableText, description: 'Null for analysts: it may identify people' }) reason!: string | null;
  @ApiProperty(time) parkedAt!: string;
}

export class SystemRebuildResponse {
  @ApiProperty({ enum: states, description: '`stalled`: without progress for a minute' })
  state!: (typeof states)[number];
  @ApiProperty(time) requestedAt!: string;
  @ApiProperty({ ...nullableText, description: 'Name of the token; null if the worker started it itself' })
  requestedBy!: string | null;
  @ApiProperty(time) updatedAt!: string;
  @ApiProperty({ description: 'Events applied so far' }) taken!: number;
  @ApiProperty({ description: 'Share of the log that has been applied, 0 to 1' }) share!: number;
  @ApiProperty(nullableNumber) secondsLeft!: number | null;
  @ApiProperty(nullableText) error!: string | null;
}

export class SystemViewResponse {
  @ApiProperty({ enum: viewNames }) view!: ViewName;
  @ApiProperty() build!: number;
  @ApiProperty() version!: number;
  @ApiProperty() position!: string;
  @ApiProperty({ description: 'Number of parked events' }) parked!: number;
  @ApiProperty({ type: [SystemParkedEventResponse], description: 'The first of them' })
  parkedEvents!: SystemParkedEventResponse[];
  @ApiProperty({ type: SystemRebuildResponse, nullable: true, description: 'The last rebuild' })
  rebuild!: SystemRebuildResponse | null;
}

export class LaneResponse {
  @ApiProperty({ enum: laneNames, description: '`fast`: the views of pages; `slow`: those of staff alone' })
  lane!: LaneName;
  @ApiProperty({ description: 'Whether a worker holds the lease' }) workerAtWork!: boolean;
  @ApiProperty({ description: 'Position that the views of the lane have passed' }) position!: string;
}

export class SystemLaneResponse extends LaneResponse {
  @ApiProperty({
    ...nullableNumber,
    description: 'Age of the oldest event that a view has not applied; 0 if there is none',
  })
  lagMilliseconds!: number | null;
}

export class SystemStatusResponse {
  @ApiProperty({ description: 'Of the service' }) version!: string;
  @ApiProperty({ ...time, description: 'Start of the service process' }) startedAt!: string;
  @ApiProperty() stores!: SystemStoresResponse;
  @ApiProperty({ description: 'Whether a worker holds the lease of each lane' }) workerAtWork!: boolean;
  @ApiProperty({ ...nullableText, description: 'End of the log; null if the event store does not answer' })
  logPosition!: string | null;
  @ApiProperty({ description: 'Position that the views of pages have passed' }) position!: string;
  @ApiProperty({
    ...nullableNumber,
    description: 'Age of the oldest event that a view of pages has not applied; 0 if there is none',
  })
  lagMilliseconds!: number | null;
  @ApiProperty({ type: [SystemLaneResponse] }) lanes!: SystemLaneResponse[];
  @ApiProperty({ type: [SystemViewResponse] }) views!: SystemViewResponse[];
}

export class LoadingResponse {
  @ApiProperty() loaded!: number;
  @ApiProperty() total!: number;
}

export class HealthResponse {
  @ApiProperty({ enum: ['ok', 'degraded', 'down'] }) status!: 'ok' | 'degraded' | 'down';
  @ApiProperty({ description: 'Position that the views of pages have passed' }) position!: string;
  @ApiProperty({ type: [LaneResponse] }) lanes!: LaneResponse[];
  @ApiProperty({ type: [String], description: 'Views that have parked an event' }) degraded!: readonly string[];
  @ApiProperty({ type: [String], description: 'Why the status is `down`, or that pictures are not served' })
  problems!: readonly string[];
  @ApiProperty({ required: false, description: 'Documents read so far while the catalogue is being loaded' })
  documentsLoaded?: number;
  @ApiProperty({
    type: LoadingResponse,
    required: false,
    description: 'Products of the catalogue that is being loaded',
  })
  productsLoading?: LoadingResponse;
}
