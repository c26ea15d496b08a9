import type { SqlAnswer } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { MayBeAbsent } from '../../../shared/http/request-fields.ts';

const longestSql = 10_000;
const defaultLimit = 1_000;
const mostRows = 10_000;

export class SqlRequest {
  @ApiProperty({
    maxLength: longestSql,
    example: 'SELECT type, count(*) AS events FROM events GROUP BY type ORDER BY events DESC',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(longestSql)
  sql!: string;

  @ApiPropertyOptional({ minimum: 1, maximum: mostRows, default: defaultLimit, description: 'Rows that are answered' })
  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(mostRows)
  limit: number = defaultLimit;
}

export class SqlAnswerResponse implements SqlAnswer {
  @ApiProperty({ type: [String] }) columns!: string[];
  @ApiProperty({ type: [String], description: 'DuckDB type of each column' }) types!: string[];
  @ApiProperty({ type: 'array', items: { type: 'array', items: {} }, description: 'A value for each column' })
  rows!: unknown[][];
  @ApiProperty({ description: 'There were more rows than asked for' }) isCut!: boolean;
  @ApiProperty({ description: 'Position of the last event that was read' }) position!: string;
  @ApiProperty({ format: 'date-time', description: 'When the events were read' }) asOf!: string;
  @ApiProperty() milliseconds!: number;
}
