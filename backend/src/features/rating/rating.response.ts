import type { RatingResponse } from '@henna/contracts';
import { ApiProperty } from '@nestjs/swagger';

export class RatingBody implements RatingResponse {
  @ApiProperty() id!: string;
  @ApiProperty() productId!: string;
  @ApiProperty() userId!: string;
  @ApiProperty() userName!: string;
  @ApiProperty({ minimum: 1, maximum: 5 }) stars!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) updatedAt!: string | null;
}
