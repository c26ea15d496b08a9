import {
  backupSections,
  type BackupSection,
  type FieldRefusal,
  type RecordedRefusal,
  type RefusalParams,
  type RowRefusal,
} from '@henna/domain';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';

const params: ApiPropertyOptions = {
  type: 'object',
  additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
};

class FieldRefusalBody implements FieldRefusal {
  @ApiProperty() field!: string;
  @ApiProperty() code!: string;
  @ApiPropertyOptional(params) params?: RefusalParams;
  @ApiProperty({ description: 'English, for programs' }) message!: string;
}

/** Why something was refused; words are chosen by `code` and `params`. */
export class RefusalBody implements RecordedRefusal {
  @ApiPropertyOptional({ description: 'Absent where it was recorded before refusals had codes' }) code?: string;
  @ApiPropertyOptional(params) params?: RefusalParams;
  @ApiProperty({ description: 'English, for programs' }) message!: string;
  @ApiPropertyOptional({ type: [FieldRefusalBody] }) fields?: FieldRefusalBody[];
}

export class RowRefusalBody extends RefusalBody implements RowRefusal {
  @ApiProperty({ description: 'From 1' }) row!: number;
  @ApiPropertyOptional({ enum: backupSections, description: 'Of a complete backup' }) section?: BackupSection;
}
