import { invalidField, metricNames, NotFoundError, type MetricGroup } from '@henna/domain';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { MetricAnswers, maxGroups } from './metric-answers.ts';
import { definitionOf, maxMemberActs, maxRows } from './metric-catalogue.ts';
import { GetMetricRequest } from './metric.requests.ts';
import { MetricAnswerResponse, MetricCatalogueResponse } from './metric.responses.ts';
import { maxSteps, periodOf } from './period.ts';

const filters = ['product', 'brand', 'category', 'subcategory', 'option', 'language'] as const;

@ApiTags('analytics')
@Controller('api/analytics/metrics')
export class MetricsController {
  constructor(private readonly answers: MetricAnswers) {}

  /** Every metric: its definition, its unit and what it can be asked by. */
  @Get()
  @ApiOperation({ operationId: 'ListMetrics.list' })
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: MetricCatalogueResponse })
  list(): MetricCatalogueResponse {
    return { metrics: metricNames.map(definitionOf), maxSteps, maxGroups, maxRows, maxMemberActs };
  }

  /** A metric over a period, in steps and by groups. */
  @Get(':metric')
  @ApiOperation({ operationId: 'GetMetric.metric' })
  @TokensOnly('admin', 'analyst')
  @ApiParam({ name: 'metric', enum: metricNames })
  @ApiOkResponse({ type: MetricAnswerResponse })
  async metric(@Param('metric') name: string, @Query() query: GetMetricRequest): Promise<MetricAnswerResponse> {
    const metric = metricNames.find((each) => each === name);
    if (!metric) throw new NotFoundError('NOT_FOUND').withMessage(`There is no metric "${name.slice(0, 40)}".`);
    const definition = definitionOf(metric);
    const allowed = (field: string, asked: MetricGroup, among: readonly MetricGroup[]) => {
      if (!among.includes(asked)) throw invalidField(field, 'GROUP_UNKNOWN', { metric, values: among.join(', ') });
    };
    if (query.group) allowed('group', query.group, definition.groups);
    for (const filter of filters) if (query[filter] !== undefined) allowed(filter, filter, definition.filters);
    const group = query.group ?? (definition.isGroupOptional ? null : definition.groups[0]!);
    const { product, brand, category, subcategory, option, language, by = null, limit } = query;
    const filter = { product, brand, category, subcategory, option, language };
    return this.answers.answer({ metric, group, by, limit, period: periodOf(query, new Date()), filter });
  }
}
