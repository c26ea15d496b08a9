import { metricNames, type MetricCatalogue } from '@henna/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { maxMemberActs } from '../members/member-acts.ts';
import { maxRows } from '../metrics/metric-documents.ts';
import { maxGroups } from '../metrics/metric-answers.ts';
import { definitionOf } from '../metrics/metric-catalogue.ts';
import { maxSteps } from '../metrics/period.ts';
import { MetricCatalogueBody } from '../metrics/metric.responses.ts';

@ApiTags('analytics')
@Controller('api/analytics/metrics')
export class ListMetricsController {
  /** Every metric: its definition, its unit and what it can be asked by. */
  @Get()
  @TokensOnly('admin', 'analyst')
  @ApiOkResponse({ type: MetricCatalogueBody })
  list(): MetricCatalogue {
    return { metrics: metricNames.map(definitionOf), maxSteps, maxGroups, maxRows, maxMemberActs };
  }
}
