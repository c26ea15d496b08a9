import { metricNames, type MetricAnswer, type MetricGroup } from '@henna/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { invalidField, NotFoundError } from '../../../shared/errors.ts';
import { MetricAnswers } from '../metrics/metric-answers.ts';
import { definitionOf } from '../metrics/metric-catalogue.ts';
import { MetricAnswerBody } from '../metrics/metric.responses.ts';
import { periodOf } from '../metrics/period.ts';
import { GetMetricRequest } from './get-metric.request.ts';

const filters = ['product', 'brand', 'category', 'subcategory', 'option', 'language'] as const;

@ApiTags('analytics')
@Controller('api/analytics/metrics')
export class GetMetricController {
  constructor(private readonly answers: MetricAnswers) {}

  /** A metric over a period, in steps and by groups. */
  @Get(':metric')
  @TokensOnly('admin', 'analyst')
  @ApiParam({ name: 'metric', enum: metricNames })
  @ApiOkResponse({ type: MetricAnswerBody })
  async metric(@Param('metric') name: string, @Query() query: GetMetricRequest): Promise<MetricAnswer> {
    const metric = metricNames.find((each) => each === name);
    if (!metric) throw new NotFoundError('NOT_FOUND').saying(`There is no metric "${name.slice(0, 40)}".`);
    const definition = definitionOf(metric);
    const allowed = (field: string, asked: MetricGroup, among: readonly MetricGroup[]) => {
      if (!among.includes(asked)) throw invalidField(field, 'GROUP_UNKNOWN', { metric, values: among.join(', ') });
    };
    if (query.group) allowed('group', query.group, definition.groups);
    for (const filter of filters) if (query[filter] !== undefined) allowed(filter, filter, definition.filters);
    const group = query.group ?? (definition.isGroupOptional ? null : definition.groups[0]!);
    const { product, brand, category, subcategory, option, language, by, limit } = query;
    return this.answers.of({
      metric,
      group,
      by: by ?? null,
      limit,
      period: periodOf(query, new Date()),
      filter: { product, brand, category, subcategory, option, language },
    });
  }
}
