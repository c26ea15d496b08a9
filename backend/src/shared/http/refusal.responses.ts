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

class FieldRefusalResponse implements FieldRefusal {
  @ApiProperty() field!: string;
  @ApiProperty() code!: string;
  @ApiPropertyOptional(params) params?: RefusalParams;
  @ApiProperty({ description: 'In English, for developers' }) message!: string;
}

/** Clients choose the text by `code` and `params`. */
export class RefusalResponse implements RecordedRefusal {
  @ApiPropertyOptional({ description: 'Absent in refusals that were recorded before they had codes' }) code?: string;
  @ApiPropertyOptional(params) params?: RefusalParams;
  @ApiProperty({ description: 'In English, for developers' }) message!: string;
  @ApiPropertyOptional({ type: [FieldRefusalResponse] }) fields?: FieldRefusalResponse[];
}

export class RowRefusalResponse extends RefusalResponse implements RowRefusal {
  @ApiProperty({ description: 'From 1' }) row!: number;
  @ApiPropertyOptional({ enum: backupSections, description: 'Of a complete backup' }) section?: BackupSection;
}
