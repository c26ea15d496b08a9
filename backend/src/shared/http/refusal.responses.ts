import type { FieldRefusal, RecordedRefusal, RefusalParams } from '@henna/domain';
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
  @ApiPropertyOptional({ type: [FieldRefusalResponse] }) fields?: readonly FieldRefusalResponse[];
}
