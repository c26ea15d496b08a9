import { viewNames, type ViewName } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';

export class RebuildRequest {
  @ApiProperty({ enum: viewNames })
  @IsIn(viewNames)
  view!: ViewName;
}
