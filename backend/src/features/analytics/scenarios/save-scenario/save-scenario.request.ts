import { limits, type ScenarioExclusions } from '@henna/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { oneLine } from '../../../catalogue/index.ts';
import { TrendingRulesRequest } from '../../rules/rules.request.ts';

const longestId = 200;
const { scenarioName, scenarioProducts } = limits;

export class ScenarioExclusionsRequest implements ScenarioExclusions {
  @ApiPropertyOptional({ type: [String], maxItems: scenarioProducts })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(scenarioProducts)
  @IsString({ each: true })
  @MaxLength(longestId, { each: true })
  withoutProducts: string[] = [];

  @ApiPropertyOptional({ default: false })
  @IsOptional()
  @IsBoolean({ message: 'withoutDemo must be true or false.' })
  withoutDemo: boolean = false;

  @ApiPropertyOptional({ default: false })
  @IsOptional()
  @IsBoolean({ message: 'withoutSuspected must be true or false.' })
  withoutSuspected: boolean = false;
}

export class SaveScenarioRequest {
  @ApiProperty({ minLength: 1, maxLength: scenarioName })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @Length(1, scenarioName, { message: `A scenario's name has 1 to ${scenarioName} characters.` })
  @Matches(oneLine, { message: "A scenario's name is one line of text." })
  name!: string;

  @ApiProperty({ type: TrendingRulesRequest })
  @IsObject({ message: 'rules must be the rules of a ranking.' })
  @ValidateNested()
  @Type(() => TrendingRulesRequest)
  rules!: TrendingRulesRequest;

  @ApiPropertyOptional({ type: ScenarioExclusionsRequest })
  @IsOptional()
  @IsObject({ message: 'exclusions must say what is left out.' })
  @ValidateNested()
  @Type(() => ScenarioExclusionsRequest)
  exclusions: ScenarioExclusionsRequest = new ScenarioExclusionsRequest();
}
