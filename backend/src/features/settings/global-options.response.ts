import type { GlobalVotingOptionsResponse, Labels, VotingOption } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';

export class GlobalVotingOptionsBody implements GlobalVotingOptionsResponse {
  @ApiProperty({ type: [String] }) options!: string[];
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'object', properties: { ar: { type: 'string' } } },
    description: 'By option, for those that have any',
  })
  labels!: Record<string, Labels>;
  @ApiProperty({ description: 'What `If-Match` takes; -1 until options are set' }) revision!: number;
}

export const globalOptionsResponse = (
  options: readonly VotingOption[],
  revision: number,
): GlobalVotingOptionsResponse => ({
  options: options.map(({ label }) => label),
  labels: Object.fromEntries(options.flatMap(({ label, labels }) => (labels ? [[label, labels]] : []))),
  revision,
});
