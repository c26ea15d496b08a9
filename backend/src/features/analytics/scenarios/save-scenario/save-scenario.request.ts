import { limits, type ScenarioExclusions } from '@henna/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsObject,
  IsString,
  Length,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { oneLine } from '../../../catalogue/index.ts';
import { TrendingRulesRequest } from '../../rules/rules.request.ts';
import { refusedAs } from '../../../../shared/http/field-refusals.ts';
import { MayBeAbsent } from '../../../../shared/http/may-be-absent.ts';

const longestId = 200;
const { scenarioName, scenarioProducts } = limits;

export class ScenarioExclusionsRequest implements ScenarioExclusions {
  @ApiPropertyOptional({ type: [String], maxItems: scenarioProducts })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(scenarioProducts)
  @IsString({ each: true })
  @MaxLength(longestId, { each: true })
  withoutProducts: string[] = [];

  @ApiPropertyOptional({ default: false })
  @MayBeAbsent()
  @IsBoolean()
  withoutDemo: boolean = false;

  @ApiPropertyOptional({ default: false })
  @MayBeAbsent()
  @IsBoolean()
  withoutSuspected: boolean = false;
}

export class SaveScenarioRequest {
  @ApiProperty({ minLength: 1, maxLength: scenarioName })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @Length(1, scenarioName)
  @Matches(oneLine, refusedAs('ONE_LINE'))
  name!: string;

  @ApiProperty({ type: TrendingRulesRequest })
  @IsObject()
  @ValidateNested()
  @Type(() => TrendingRulesRequest)
  rules!: TrendingRulesRequest;

  @ApiPropertyOptional({ type: ScenarioExclusionsRequest })
  @MayBeAbsent()
  @IsObject()
  @ValidateNested()
  @Type(() => ScenarioExclusionsRequest)
  exclusions: ScenarioExclusionsRequest = new ScenarioExclusionsRequest();
}
