import type { components } from '../../lib/schema.gen.ts';

type Schemas = components['schemas'];

export type MetricAnswer = Schemas['MetricAnswerResponse'];
export type MetricCatalogue = Schemas['MetricCatalogueResponse'];
export type MetricDefinition = Schemas['MetricDefinitionResponse'];
export type MetricSeries = Schemas['MetricSeriesResponse'];
export type Replay = Schemas['ReplayResponse'];
export type ReplaySummary = Schemas['ReplaySummaryResponse'];
export type SavedView = Schemas['SavedViewResponse'];
export type Scenario = Schemas['ScenarioResponse'];
export type ThresholdState = Schemas['ThresholdResponse'];
export type TrendingNow = Schemas['TrendingNowResponse'];
export type TrendingProduct = Schemas['TrendingProductResponse'];
export type TrendingRulesRecord = Schemas['TrendingRulesRecordResponse'];
export type WhatIfAnswer = Schemas['WhatIfAnswerResponse'];
