import { viewNames, type SystemStatus, type SystemView, type ViewName } from '@henna/domain';
import type { SystemParkedEvent, SystemRebuild, SystemStore } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';

const time = { format: 'date-time' } as const;
const nullableText = { type: String, nullable: true } as const;
const nullableNumber = { type: Number, nullable: true } as const;
const kinds = ['embedded', 'server'] as const;
const states = ['requested', 'running', 'done', 'failed', 'stalled'] as const;

class SystemStoreBody implements SystemStore {
  @ApiProperty({ enum: kinds }) kind!: (typeof kinds)[number];
  @ApiProperty() answers!: boolean;
  @ApiProperty(nullableNumber) milliseconds!: number | null;
}

class SystemStoresBody {
  @ApiProperty() events!: SystemStoreBody;
  @ApiProperty() documents!: SystemStoreBody;
}

class SystemParkedEventBody implements SystemParkedEvent {
  @ApiProperty() position!: string;
  @ApiProperty() type!: string;
  @ApiProperty(nullableText) stream!: string | null;
  @ApiProperty(nullableText) reason!: string | null;
  @ApiProperty(time) parkedAt!: string;
}

export class SystemRebuildBody implements SystemRebuild {
  @ApiProperty({ enum: states }) state!: (typeof states)[number];
  @ApiProperty(time) requestedAt!: string;
  @ApiProperty({ ...nullableText, description: 'The token; null where it began by itself' }) requestedBy!:
    string | null;
  @ApiProperty(time) updatedAt!: string;
  @ApiProperty() taken!: number;
  @ApiProperty({ description: 'Of the log, 0 to 1' }) share!: number;
  @ApiProperty(nullableNumber) secondsLeft!: number | null;
  @ApiProperty(nullableText) error!: string | null;
}

class SystemViewBody implements SystemView {
  @ApiProperty({ enum: viewNames }) view!: ViewName;
  @ApiProperty() build!: number;
  @ApiProperty() version!: number;
  @ApiProperty() position!: string;
  @ApiProperty({ description: 'Events that it could not take' }) parked!: number;
  @ApiProperty({ type: [SystemParkedEventBody] }) parkedEvents!: SystemParkedEventBody[];
  @ApiProperty({ type: SystemRebuildBody, nullable: true }) rebuild!: SystemRebuildBody | null;
}

export class SystemBody implements SystemStatus {
  @ApiProperty() version!: string;
  @ApiProperty(time) startedAt!: string;
  @ApiProperty() stores!: SystemStoresBody;
  @ApiProperty() workerAtWork!: boolean;
  @ApiProperty(nullableText) logPosition!: string | null;
  @ApiProperty() position!: string;
  @ApiProperty({ ...nullableNumber, description: 'ms' }) lagMilliseconds!: number | null;
  @ApiProperty({ type: [SystemViewBody] }) views!: SystemViewBody[];
}

export class RebuildRequest {
  @ApiProperty({ enum: viewNames })
  @IsIn(viewNames)
  view!: ViewName;
}
