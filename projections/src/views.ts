import type { ViewName } from '@henna/domain';
import { memberProjection } from './features/accounts/member/member.projection.ts';
import { metricProjection } from './features/analytics/metric/metric.projection.ts';
import { savedViewProjection } from './features/analytics/saved-view/saved-view.projection.ts';
import { scenarioProjection } from './features/analytics/scenario/scenario.projection.ts';
import { historyProjection } from './features/history/history.projection.ts';
import { bannerProjection } from './features/banners/banner/banner.projection.ts';
import { brandProjection } from './features/catalogue/brand/brand.projection.ts';
import { categoryProjection } from './features/catalogue/category/category.projection.ts';
import { productProjection } from './features/catalogue/product/product.projection.ts';
import { commentProjection } from './features/commenting/comment/comment.projection.ts';
import { demoProjection } from './features/demo/demo/demo.projection.ts';
import { profileProjection } from './features/profiles/profile/profile.projection.ts';
import { ratingProjection } from './features/rating/rating/rating.projection.ts';
import { reportProjection } from './features/moderation/report/report.projection.ts';
import { settingProjection } from './features/settings/setting/setting.projection.ts';
import { voteProjection } from './features/voting/vote/vote.projection.ts';
import type { Projection } from './projection.ts';

/** Every view by its name. */
export const projections: Readonly<Record<ViewName, Projection>> = {
  product: productProjection,
  brand: brandProjection,
  category: categoryProjection,
  vote: voteProjection,
  rating: ratingProjection,
  comment: commentProjection,
  report: reportProjection,
  member: memberProjection,
  profile: profileProjection,
  setting: settingProjection,
  banner: bannerProjection,
  demo: demoProjection,
  history: historyProjection,
  metric: metricProjection,
  scenario: scenarioProjection,
  savedView: savedViewProjection,
};
