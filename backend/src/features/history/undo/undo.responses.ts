import { ApiProperty, OmitType } from '@nestjs/swagger';
import { RefusalResponse } from '../../../shared/http/refusal.responses.ts';
import { changeValueSchema, HistoryEntryResponse, type ChangeValue } from '../history.responses.ts';

const acts = ['remove', 'restore', 'change', 'none'] as const;
const outcomes = ['undone', 'partly', 'nothing', 'conflict', 'failed'] as const;
const problems = ['gone', 'removed', 'not allowed'] as const;

class UndoFieldResponse {
  @ApiProperty() field!: string;
  @ApiProperty(changeValueSchema) now!: ChangeValue;
  @ApiProperty(changeValueSchema) back!: ChangeValue;
  @ApiProperty({ description: 'It is reverted only when it is picked' }) changedSince!: boolean;
}

export class UndoStepResponse {
  @ApiProperty({ type: HistoryEntryResponse }) entry!: HistoryEntryResponse;
  @ApiProperty({ enum: acts }) act!: (typeof acts)[number];
  @ApiProperty({ type: [UndoFieldResponse] }) fields!: UndoFieldResponse[];
  @ApiProperty() changedSince!: boolean;
  @ApiProperty({ enum: problems, nullable: true }) problem!: (typeof problems)[number] | null;
  @ApiProperty({ type: 'integer' }) revision!: number;
}

export class UndoPreviewResponse {
  @ApiProperty({ type: [UndoStepResponse] }) steps!: UndoStepResponse[];
  @ApiProperty() total!: number;
  @ApiProperty({ type: String, nullable: true, description: 'The next `before`; null at the end' })
  next!: string | null;
}

export class UndoItemResponse extends OmitType(RefusalResponse, ['message']) {
  @ApiProperty() position!: string;
  @ApiProperty({
    enum: outcomes,
    description: '`conflict`: it was changed since, and was not picked as it is now; `partly`: so were some fields',
  })
  outcome!: (typeof outcomes)[number];
  @ApiProperty({ type: String, nullable: true, description: 'Why it failed' }) message!: string | null;
}

export class UndoResultResponse {
  @ApiProperty({ type: [UndoItemResponse] }) items!: UndoItemResponse[];
  @ApiProperty() undone!: number;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The next `before`, to continue with a batch; null at its end',
  })
  next!: string | null;
  @ApiProperty() correlationId!: string;
}
