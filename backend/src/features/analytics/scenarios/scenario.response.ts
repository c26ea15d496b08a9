import type { Scenario, ScenarioDocument, ScenarioExclusions } from '@henna/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { TrendingRulesBody } from '../rules/rules.response.ts';
import type { SavedScenario } from './scenario.ts';

class ScenarioExclusionsBody implements ScenarioExclusions {
  @ApiProperty({ type: [String] }) withoutProducts!: string[];
  @ApiProperty() withoutDemo!: boolean;
  @ApiProperty() withoutSuspected!: boolean;
}

export class ScenarioBody implements Scenario {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ type: TrendingRulesBody }) rules!: TrendingRulesBody;
  @ApiProperty({ type: ScenarioExclusionsBody }) exclusions!: ScenarioExclusionsBody;
  @ApiProperty({ format: 'date-time' }) savedAt!: string;
  @ApiProperty({ type: String, nullable: true, description: 'The token that saved it' }) savedBy!: string | null;
}

export const scenarioResponse = ({ _id, savedAt, ...scenario }: Omit<ScenarioDocument, 'position'>): Scenario => ({
  id: _id,
  name: scenario.name,
  rules: scenario.rules,
  exclusions: scenario.exclusions,
  savedAt: savedAt.toISOString(),
  savedBy: scenario.savedBy,
});

/** A scenario as its stream tells it. */
export const scenarioOfStream = ({ scenarioId, savedAt, ...scenario }: SavedScenario): Scenario =>
  scenarioResponse({ ...scenario, _id: scenarioId, savedAt: new Date(savedAt) });
