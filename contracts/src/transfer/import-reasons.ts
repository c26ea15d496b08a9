/** Why rows of an import are refused, in the service's words; `{}` stands for a value. */
const validation = {
  noText: '{} must be a string',
  noList: '{} must be an array',
  noObject: '{} must be an object',
  noObjectIn: '{} must be either object or array',
  tooMany: '{} must contain no more than {} elements',
  noFlag: '{} must be a boolean value',
  noWholeNumber: '{} must be a whole number.',
  tooSmall: '{} must not be less than {}',
  tooLarge: '{} must not be greater than {}',
  badLength: '{} must have 1 to {} characters.',
  tooLong: '{} must have at most {} characters.',
  badLengthText: '{} must be longer than or equal to {} and shorter than or equal to {} characters',
  tooLongText: '{} must be shorter than or equal to {} characters',
  tooShortText: '{} must be longer than or equal to {} characters',
  badForm: '{} must match {} regular expression',
  noWord: '{} must hold a letter or a digit.',
  severalLines: '{} must be one line of text.',
  noWords: '{} must be text.',
  noAddress: '{} must be an address that starts with http:// or https://.',
  noUuid: '{} must be a UUID',
  noUuidSentence: '{} must be a UUID.',
  noTime: '{} must be an ISO 8601 time from 2000 on, not in the future.',
  noPerson: '{} must be an id of at most 128 letters, digits and . : @ | - _',
  noColour: 'hex must be a colour such as #A06F4A.',
  noEmail: 'Please enter a valid e-mail address.',
  unreadableName: 'A name holds no invisible characters and none that turn text around.',
  reservedName: 'This name is reserved for the staff of this site. Please choose another.',
  tooManyFavourites: 'Choose at most {} categories.',
  optionLength: 'A voting option has 1 to {} characters.',
  optionLine: 'A voting option is one line of text.',
  badStars: 'Stars are whole numbers from 1 to 5.',
  commentLength: 'A comment has 1 to {} characters.',
  halfCharacter: 'A comment is text: half of a character can not be kept.',
  noSuchSetting: 'There is no such setting.',
  noSuchField: 'is no field of these records.',
  noField: 'is no field.',
  twice: 'stands there twice.',
  noRecord: 'must be an object.',
  tooManyCells: 'has more cells than there are columns.',
  invalid: 'is not valid.',
} as const;

const records = {
  noProduct: 'There is no such product.',
  noCategory: 'There is no such category.',
  noSubcategory: 'There is no such subcategory.',
  noSubcategoryHere: 'There is no such subcategory in this category.',
  noBrand: 'There is no such brand.',
  noBrandNamed: 'There is no brand "{}".',
  brandNeeded: 'A brand is needed.',
  categoryNeeded: 'A category is needed.',
  subcategoryNeeded: 'A subcategory of this category is needed.',
  otherBrand: 'brand must be the name of the brand in brandId, or absent.',
  subcategoryStays: 'A subcategory stays in its category.',
  foreignPicture: "imageUrl must be an http(s) address or the product's own drawing.",
  otherDetails: 'details must name the same options in the same order.',
  equalOptions: 'All voting options must be unique.',
  noOptions: 'At least one voting option is required.',
  manyOptions: 'There can be at most {} voting options.',
  fewGlobalOptions: 'You must have at least {} voting options.',
  manyGlobalOptions: 'You cannot have more than {} voting options.',
  whoseVote: 'It must be said whose vote it is.',
  whoseRating: 'It must be said whose rating it is.',
  whoseProfile: 'It must be said whose profile it is.',
  noSuchOption: '"{}" is not one of this product\'s voting options.',
  votesUsed: 'There are {} votes of this person on this product already.',
  votesReached: 'You have reached the maximum of {} votes for this product.',
  noComment: 'There is no such comment.',
  noParent: 'The comment to reply to is not there any more.',
  commentGone: 'This comment is not there any more.',
  otherProduct: 'A reply belongs to the same product as the comment.',
  beforeCreation: '{} lies before createdAt.',
  erased: 'This person has been erased.',
  moderated: 'A moderator has removed this. Only a moderator can bring it back.',
  nameTaken: 'A {} named "{}" already exists.',
  nameTakenByRemoved: 'A {} named "{}" already exists: it was removed. Restore it or choose another name.',
  idTaken: 'There is already a {} with this id.',
  recordGone: '{} not found',
  categoryRemoved: 'Its category "{}" is removed. Restore that first.',
  changedSince: 'Somebody else has changed this in the meantime.',
  profileThere: 'You have a profile already.',
  there: 'is there already.',
  twiceInFile: 'stands in the file before.',
} as const;

/** Of records that only a complete backup holds. */
const ofBackups = {
  noTimeAtAll: '{} must be a time.',
  otherPicture: 'The bytes are not those of this picture.',
  noHash: 'hash must be a SHA-256.',
  tooManyImages: 'You can only upload {} more image(s). Maximum {} images per product.',
  noPoints: 'points must say what each act is worth.',
  badPoints: '{} must be a whole number from {} to {}.',
  noCap: 'capPerPersonAndDay must be a whole number from 1.',
  badHalfLife: 'halfLifeDays must be {} to {}.',
  nothingCounts: 'At least one kind of act must be worth a point.',
} as const;

/** Why an import as a whole did not do what it was to do. */
const whole = {
  noGoodRow: 'No row could be accepted: nothing was deleted.',
  storesAway: 'It could not go on: the stores do not answer as they should. What is written stays; it can be undone.',
  restoreStopped: 'It could not go on: the stores do not answer as they should. What is written stays.',
  rowsGone: 'The file of its rows is gone.',
} as const;

/**
 * What an import or a restore says, so that a client can say it in another language: `Row n: field: reason; field: reason` of
 * its rows, and its message. `{}` stands for a value; the first that fits is the one that is meant.
 */
export const importReasons = { ...records, ...whole, ...ofBackups, ...validation } as const;

export type ImportReason = keyof typeof importReasons;

/** The fields that a refused row may name; those of lists and objects follow behind a dot. */
export const importFields = [
  ...['row', 'id', 'createdAt', 'updatedAt', 'editedAt', 'name', 'displayName', 'title', 'labels', 'ar'],
  ...['description', 'descriptionLabels', 'active', 'sortOrder', 'imageUrl', 'linkUrl', 'logoUrl', 'website'],
  ...['brandId', 'brand', 'categoryId', 'category', 'subcategoryId', 'subcategory', 'shades', 'hex'],
  ...['categoryKey', 'options', 'details', 'label', 'key', 'value', 'productId', 'userId', 'userName', 'vote'],
  ...['stars', 'content', 'parentId', 'replyTo', 'email', 'bio', 'avatarUrl', 'favoriteCategories', 'isPublic'],
  ...['imageId', 'hash', 'data', 'width', 'height', 'fileSize', 'joinedAt', 'day', 'count', 'optionId', 'changedAt'],
  ...['points', 'visits', 'votes', 'ratings', 'comments', 'capPerPersonAndDay', 'halfLifeDays'],
] as const;

export type ImportField = (typeof importFields)[number];
