/** Caps on what a request may carry, in characters unless said otherwise. */
export const limits = {
  name: 200,
  /** The shop's own number of a product. */
  reference: 100,
  description: 5_000,
  comment: 2_000,
  bio: 1_000,
  favoriteCategories: 50,
  optionLabel: 20,
  url: 2_048,
  email: 254,
  personName: 100,
  passwordMin: 10,
  passwordMax: 128,
  search: 200,
  reason: 500,
  bodyBytes: 1_000_000,
  importBytes: 64 * 1024 * 1024,
  backupBytes: 4 * 1024 * 1024 * 1024,
  importRowBytes: 1_000_000,
  importErrors: 1_000,
  importMatchings: 200,
  /** Characters of a cell that a preview shows and corrects. */
  importCell: 5_000,
  /** Rows of a file that are corrected before it is imported. */
  importCorrections: 1_000,
  /** Brands, categories and subcategories that one import creates. */
  importMissing: 2_000,
  pageSizeDefault: 12,
  pageSizeMax: 100,
  plainListRows: 5_000,
  ids: 100,
  votesPerProduct: 20,
  /** Of a product for an option, and their share in per cent, before people are said to say it. */
  votesToSay: 5,
  percentToSay: 20,
  chosenOptions: 10,
  optionsPerSet: 50,
  globalOptionsMin: 2,
  globalOptionsMax: 10,
  imagesPerProduct: 10,
  imageBytes: 5 * 1024 * 1024,
  imageEdge: 1_200,
  altText: 200,
  shades: 100,
  commentsPerPage: 10,
  /** Root comments after a page whose order holds while the next pages are asked for. */
  commentsInOrder: 90,
  /** Of a product's root comments, before the most helpful ones come first by themselves. */
  helpfulMarksToSort: 5,
  shelfProducts: 2_000,
  /** Of "would buy again", before a share of them is shown. */
  againAnswers: 5,
  reportNote: 500,
  reportsPerComment: 200,
  scenarios: 100,
  scenarioName: 80,
  scenarioProducts: 100,
  savedViews: 500,
  savedViewTitle: 120,
  savedViewNote: 5_000,
  dashboardName: 60,
  dashboardViews: 12,
  /** Of saved views. */
  thresholds: 20,
  /** The largest value of a threshold, above and below zero. */
  thresholdValue: 1_000_000_000_000,
  /** That may be valid at once. */
  adminTokens: 200,
  adminTokenDays: 3_650,
  /** Of one field in the address of the analysts' screen. */
  analyticsField: 2_000,
} as const;

/** Widths in pixels in which a picture can be asked for, besides its own. */
export const pictureWidths = [160, 320, 480, 640, 960] as const;

/** Bounds of the rules that may be tried or adopted. */
export const ruleLimits = {
  mostPoints: 1_000,
  highestCap: 1_000_000,
  shortestHalfLife: 0.25,
  longestHalfLife: 365,
} as const;

/**
 * How activity is ranked until somebody changes it (points per act, cap per person and day, half-life of the score), and
 * what nobody changes (window, epoch, Bayesian prior).
 */
export const rankingRules = {
  points: { visits: 1, votes: 3, ratings: 4, comments: 5 },
  capPerPersonAndDay: 20,
  halfLifeDays: 7,
  windowDays: 182,
  epoch: '2020-01-01',
  bayesian: { weight: 5, prior: 3.8 },
} as const;
