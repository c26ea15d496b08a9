import type { SqlAnswer } from '@henna/contracts';
import { ApiProperty } from '@nestjs/swagger';

export class SqlAnswerBody implements SqlAnswer {
  @ApiProperty({ type: [String] }) columns!: string[];
  @ApiProperty({ type: [String], description: 'DuckDB type of each column' }) types!: string[];
  @ApiProperty({ type: 'array', items: { type: 'array', items: {} }, description: 'A value for each column' })
  rows!: unknown[][];
  @ApiProperty({ description: 'There were more rows than asked for' }) isCut!: boolean;
  @ApiProperty({ description: 'Position of the last event that was read' }) position!: string;
  @ApiProperty({ format: 'date-time', description: 'When the events were read' }) asOf!: string;
  @ApiProperty() milliseconds!: number;
}
