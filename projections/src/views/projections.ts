import type { LaneName, ViewName } from '@henna/domain';
import { importMatchingProjection } from './import-matching.projection.ts';
import { memberProjection } from './member.projection.ts';
import { savedViewProjection } from './saved-view.projection.ts';
import { scenarioProjection } from './scenario.projection.ts';
import { helpfulProjection } from './helpful.projection.ts';
import { historyProjection } from './history/history.projection.ts';
import { bannerProjection } from './banner.projection.ts';
import { brandProjection } from './brand.projection.ts';
import { categoryProjection } from './category.projection.ts';
import { productProjection } from './product/product.projection.ts';
import { commentProjection } from './comment/comment.projection.ts';
import { demoProjection } from './demo.projection.ts';
import { profileProjection } from './profile.projection.ts';
import { ratingProjection } from './rating.projection.ts';
import { reportProjection } from './report.projection.ts';
import { shelfProjection } from './shelf.projection.ts';
import { traitsProjection } from './traits.projection.ts';
import { settingProjection } from './setting.projection.ts';
import { voteProjection } from './vote.projection.ts';
import type { Projection } from '../projection.ts';

/** Every view by its name. */
export const projections: Readonly<Record<ViewName, Projection>> = {
  product: productProjection,
  brand: brandProjection,
  category: categoryProjection,
  vote: voteProjection,
  rating: ratingProjection,
  shelf: shelfProjection,
  traits: traitsProjection,
  comment: commentProjection,
  helpful: helpfulProjection,
  report: reportProjection,
  member: memberProjection,
  profile: profileProjection,
  setting: settingProjection,
  banner: bannerProjection,
  demo: demoProjection,
  history: historyProjection,
  importMatching: importMatchingProjection,
  scenario: scenarioProjection,
  savedView: savedViewProjection,
};

export const projectionsOf = (lane: LaneName): readonly Projection[] =>
  Object.values(projections).filter((projection) => projection.lane === lane);

export const viewsOf = (lane: LaneName): ViewName[] => projectionsOf(lane).map(({ view }) => view);
