import type { MemberEvent } from './accounts/member.events.ts';
import type { TrendingRulesChanged } from './analytics/rules.events.ts';
import type { SavedViewEvent } from './analytics/saved-view.events.ts';
import type { ScenarioEvent } from './analytics/scenario.events.ts';
import type { BannerEvent } from './banners/banner.events.ts';
import type { BatchEvent } from './batches/batch.events.ts';
import type { BrandEvent } from './catalogue/brand.events.ts';
import type { CategoryEvent } from './catalogue/category.events.ts';
import type { ProductEvent } from './catalogue/product.events.ts';
import type { ReservationEvent } from './catalogue/reservation.events.ts';
import type { CommentEvent } from './commenting/comment.events.ts';
import type { DemoEvent } from './demo/demo.events.ts';
import type { ProductImageEvent } from './catalogue/product-image.events.ts';
import type { ReportEvent } from './moderation/report.events.ts';
import type { ProfileEvent } from './profiles/profile.events.ts';
import type { RatingEvent } from './rating/rating.events.ts';
import type { SettingChanged } from './settings/setting.events.ts';
import type { Recorded } from './shared/event.ts';
import type { ImportEvent } from './transfer/import.events.ts';
import type { ProductVisited } from './visits/visit.events.ts';
import type { BallotEvent } from './voting/voting.events.ts';

/** Every event of ours. */
export type HennaEvent =
  | ProductEvent
  | ProductImageEvent
  | BatchEvent
  | BrandEvent
  | CategoryEvent
  | ReservationEvent
  | BallotEvent
  | RatingEvent
  | CommentEvent
  | ReportEvent
  | MemberEvent
  | ProfileEvent
  | SettingChanged
  | ProductVisited
  | BannerEvent
  | DemoEvent
  | ImportEvent
  | TrendingRulesChanged
  | ScenarioEvent
  | SavedViewEvent;

export type EventType = HennaEvent['type'];
export type EventByType<Type extends EventType> = Extract<HennaEvent, { type: Type }>;
export type RecordedHennaEvent = { [Type in EventType]: Recorded<EventByType<Type>> }[EventType];

const everyType: Record<EventType, true> = {
  ProductAdded: true,
  ProductChanged: true,
  ProductRemoved: true,
  ProductRestored: true,
  ProductImageAdded: true,
  ProductImageChanged: true,
  ProductImageRemoved: true,
  ProductImageRestored: true,
  ProductImagesReordered: true,
  BatchStarted: true,
  BatchFinished: true,
  BrandAdded: true,
  BrandChanged: true,
  BrandRemoved: true,
  BrandRestored: true,
  CategoryAdded: true,
  CategoryChanged: true,
  CategoryRemoved: true,
  CategoryRestored: true,
  SubcategoryAdded: true,
  SubcategoryChanged: true,
  SubcategoryRemoved: true,
  SubcategoryRestored: true,
  VotingOptionsSet: true,
  Reserved: true,
  Released: true,
  VoteCast: true,
  VoteWithdrawn: true,
  VoteRemovedByModerator: true,
  VoteRestored: true,
  VotesReset: true,
  VotesResetUndone: true,
  RatingGiven: true,
  RatingChanged: true,
  RatingWithdrawn: true,
  RatingRemovedByModerator: true,
  RatingRestored: true,
  RatingReset: true,
  RatingResetUndone: true,
  CommentPosted: true,
  CommentEdited: true,
  CommentWithdrawn: true,
  CommentRemovedByModerator: true,
  CommentRestored: true,
  CommentRemovedByImport: true,
  CommentImportRemovalUndone: true,
  CommentReported: true,
  CommentReportsDismissed: true,
  CommentReportsReopened: true,
  MemberJoined: true,
  MemberRenamed: true,
  MemberErased: true,
  ResetLinkMade: true,
  ProfileCreated: true,
  ProfileChanged: true,
  SettingChanged: true,
  ProductVisited: true,
  BannerAdded: true,
  BannerChanged: true,
  BannerActivated: true,
  BannerDeactivated: true,
  BannerRemoved: true,
  BannerRestored: true,
  DemoStarted: true,
  DemoLoaded: true,
  DemoRemoved: true,
  DemoRestored: true,
  ImportStarted: true,
  ImportFinished: true,
  TrendingRulesChanged: true,
  ScenarioSaved: true,
  ScenarioRemoved: true,
  SavedViewAdded: true,
  SavedViewChanged: true,
  SavedViewRemoved: true,
  SavedViewRestored: true,
};

/** The types that the projections subscribe to: all of ours, so that every command's position is passed. */
export const eventTypes = /* @__PURE__ */ Object.keys(everyType) as readonly EventType[];
