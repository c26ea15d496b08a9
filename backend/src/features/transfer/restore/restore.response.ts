import { backupSections, restoreStatuses, type RestoreResponse } from '@henna/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { RowRefusalBody } from '../../../shared/http/refusal.bodies.ts';

export class RestoreBody implements RestoreResponse {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: restoreStatuses, description: '`cut`: whoever worked on it fell silent' })
  status!: RestoreResponse['status'];
  @ApiProperty({ type: String, nullable: true, description: 'Why it stopped' }) message!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The same as a code' }) code!: string | null;
  @ApiProperty({ description: 'Name of the token that asked for it' }) by!: string;
  @ApiProperty({ enum: backupSections, nullable: true, description: 'What is being written' })
  section!: RestoreResponse['section'];
  @ApiProperty({ description: 'Records of the backup' }) total!: number;
  @ApiProperty({ description: 'Records that have had their turn' }) done!: number;
  @ApiProperty() success!: number;
  @ApiProperty() skipped!: number;
  @ApiProperty() failed!: number;
  @ApiProperty({ type: [String], description: '"section: Row n: field: reason"' }) errors!: string[];
  @ApiProperty({ type: [RowRefusalBody], description: 'The same with codes' }) refused!: RowRefusalBody[];
  @ApiProperty({ format: 'date-time' }) startedAt!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) finishedAt!: string | null;
}
