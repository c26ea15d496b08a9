import { banner, banners } from '../../features/banners/admin/banner-texts.en.ts';
import { entityTexts } from './entity-texts.ts';

/** What every kind of record and contribution is called. A kind with texts in its feature is imported from there. */
export const entities = entityTexts({
  product: {
    name: 'Products',
    events: {
      ProductAdded: 'Product added',
      ProductChanged: 'Product changed',
      ProductRemoved: 'Product removed',
      ProductRestored: 'Product restored',
    },
    removed: {
      table: 'Removed products',
      comesBack: 'A restored product comes back with its votes, ratings, comments and images.',
      comesBackWith: '',
    },
  },
  productImage: {
    events: {
      ProductImageAdded: 'Image added',
      ProductImageChanged: 'Image changed',
      ProductImageRemoved: 'Image removed',
      ProductImageRestored: 'Image restored',
    },
  },
  imageOrder: { events: { ProductImagesReordered: 'Images put in another order' } },
  brand: {
    name: 'Brands',
    events: {
      BrandAdded: 'Brand added',
      BrandChanged: 'Brand changed',
      BrandRemoved: 'Brand removed',
      BrandRestored: 'Brand restored',
    },
    removed: {
      table: 'Removed brands',
      comesBack: 'A restored brand brings back its products with all that hangs on them.',
      comesBackWith: '',
    },
  },
  category: {
    name: 'Categories',
    events: {
      CategoryAdded: 'Category added',
      CategoryChanged: 'Category changed',
      CategoryRemoved: 'Category removed',
      CategoryRestored: 'Category restored',
    },
    removed: {
      table: 'Removed categories',
      comesBack:
        'A restored category brings back its subcategories and voting options; its products have a place again.',
      comesBackWith: 'Subcategories, voting options',
    },
  },
  subcategory: {
    name: 'Subcategories',
    events: {
      SubcategoryAdded: 'Subcategory added',
      SubcategoryChanged: 'Subcategory changed',
      SubcategoryRemoved: 'Subcategory removed',
      SubcategoryRestored: 'Subcategory restored',
    },
    removed: {
      table: 'Removed subcategories',
      comesBack: 'A restored subcategory brings back its voting options; its products have a place again.',
      comesBackWith: 'Voting options',
    },
  },
  optionSet: { name: 'Voting options', events: { VotingOptionsSet: 'Voting options set' } },
  banner,
  setting: { name: 'Settings', events: { SettingChanged: 'Setting changed' } },
  comment: {
    name: 'Comments',
    events: {
      CommentPosted: 'Comment posted',
      CommentEdited: 'Comment edited',
      CommentHeld: 'Comment waits for a moderator',
      CommentApproved: 'Comment approved',
      CommentWithdrawn: 'Comment withdrawn',
      CommentRemovedByModerator: 'Comment removed by a moderator',
      CommentRestored: 'Comment restored',
      CommentRemovedByImport: 'Comment removed by an import',
      CommentImportRemovalUndone: 'Removal by an import undone',
    },
  },
  vote: {
    name: 'Votes',
    events: {
      VoteCast: 'Vote cast',
      VoteWithdrawn: 'Vote withdrawn',
      VoteRemovedByModerator: 'Vote removed by a moderator',
      VoteRestored: 'Vote restored',
    },
  },
  votesReset: {
    events: { VotesReset: 'Votes of a member reset', VotesResetUndone: 'Reset of a member’s votes undone' },
  },
  rating: {
    name: 'Ratings',
    events: {
      RatingGiven: 'Rating given',
      RatingChanged: 'Rating changed',
      RatingWithdrawn: 'Rating withdrawn',
      RatingRemovedByModerator: 'Rating removed by a moderator',
      RatingRestored: 'Rating restored',
    },
  },
  ratingReset: { events: { RatingReset: 'Rating reset', RatingResetUndone: 'Reset of a rating undone' } },
  report: {
    events: {
      CommentReported: 'Comment reported',
      CommentReportsDismissed: 'Reported comment kept',
      CommentReportsReopened: 'Reports waiting again',
    },
  },
  member: {
    name: 'Members',
    events: {
      MemberJoined: 'Member joined',
      MemberRenamed: 'Member renamed',
      MemberErased: 'Member erased',
      ResetLinkMade: 'Password reset link created',
      EmailLinkMade: 'Email change link created',
      SecondFactorRemoved: 'Second factor of a member removed',
      MemberSessionsEnded: 'Sessions of a member ended',
      MemberMuted: 'Member muted',
      MemberUnmuted: 'Member unmuted',
    },
  },
  profile: { name: 'Profiles', events: { ProfileCreated: 'Profile created', ProfileChanged: 'Profile changed' } },
  import: { name: 'Imports', events: { ImportStarted: 'Import started', ImportFinished: 'Import finished' } },
  importMatching: {
    name: 'Matchings of import columns',
    events: {
      ImportMatchingSaved: 'Matching saved',
      ImportMatchingChanged: 'Matching changed',
      ImportMatchingRemoved: 'Matching deleted',
      ImportMatchingRestored: 'Matching restored',
    },
  },
  batch: { name: 'Batches', events: { BatchStarted: 'Batch started', BatchFinished: 'Batch finished' } },
  rules: { name: 'Ranking rules', events: { TrendingRulesChanged: 'Trending rules changed' } },
  scenario: { name: 'Scenarios', events: { ScenarioSaved: 'Scenario saved', ScenarioRemoved: 'Scenario removed' } },
  savedView: {
    name: 'Notebook',
    events: {
      SavedViewAdded: 'Kept in the notebook',
      SavedViewChanged: 'Notebook entry changed',
      SavedViewRemoved: 'Notebook entry deleted',
      SavedViewRestored: 'Notebook entry restored',
    },
  },
  demo: {
    name: 'Demo',
    events: {
      DemoStarted: 'Demo started',
      DemoLoaded: 'Demo loaded',
      DemoRemoved: 'Demo removed',
      DemoRestored: 'Demo restored',
    },
  },
  adminToken: {
    name: 'Tokens',
    events: { AdminTokenCreated: 'Token created', AdminTokenRevoked: 'Token revoked' },
  },
});

/** Texts of screens that one kind has to itself. */
export const ownScreens = { banners } as const;
