import type { ChangeValue, UndoField, UndoOutcome, UndoPreview, UndoResult, UndoStep } from '@henna/domain';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { RefusalResponse } from '../../../shared/http/refusal.responses.ts';
import { changeValueSchema, HistoryEntryBody } from '../history.responses.ts';

const acts = ['remove', 'restore', 'change', 'none'] as const;
const problems = ['gone', 'removed', 'not allowed'] as const;

class UndoFieldBody implements UndoField {
  @ApiProperty() field!: string;
  @ApiProperty(changeValueSchema) now!: ChangeValue;
  @ApiProperty(changeValueSchema) back!: ChangeValue;
  @ApiProperty({ description: 'It goes back only when it is picked' }) changedSince!: boolean;
}

class UndoStepBody implements UndoStep {
  @ApiProperty({ type: HistoryEntryBody }) entry!: HistoryEntryBody;
  @ApiProperty({ enum: acts }) act!: (typeof acts)[number];
  @ApiProperty({ type: [UndoFieldBody] }) fields!: UndoFieldBody[];
  @ApiProperty() changedSince!: boolean;
  @ApiProperty({ enum: problems, nullable: true }) problem!: (typeof problems)[number] | null;
  @ApiProperty({ type: 'integer' }) revision!: number;
}

export class UndoPreviewBody implements UndoPreview {
  @ApiProperty({ type: [UndoStepBody] }) steps!: UndoStepBody[];
  @ApiProperty() total!: number;
  @ApiProperty({ type: String, nullable: true, description: 'What `before` takes for what comes behind' })
  next!: string | null;
}

class UndoItemBody extends OmitType(RefusalResponse, ['message']) {
  @ApiProperty() position!: string;
  @ApiProperty({ enum: ['undone', 'partly', 'nothing', 'conflict', 'failed'] }) outcome!: UndoOutcome;
  @ApiProperty({ type: String, nullable: true, description: 'Why it failed' }) message!: string | null;
}

export class UndoResultBody implements UndoResult {
  @ApiProperty({ type: [UndoItemBody] }) items!: UndoItemBody[];
  @ApiProperty() undone!: number;
  @ApiProperty({ type: String, nullable: true, description: 'What `before` takes to go on with a batch' })
  next!: string | null;
  @ApiProperty() correlationId!: string;
}
