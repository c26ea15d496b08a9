import type { EntityTexts } from '../../../i18n/admin/entity-texts.ts';

/** What the screens of all kinds say of banners. */
export const banner = {
  name: 'Banners',
  events: {
    BannerAdded: 'Banner added',
    BannerChanged: 'Banner changed',
    BannerActivated: 'Banner switched on',
    BannerDeactivated: 'Banner switched off',
    BannerRemoved: 'Banner removed',
    BannerRestored: 'Banner restored',
  },
  removed: {
    table: 'Removed banners',
    comesBack: 'A restored banner comes back as it was, active or not.',
    comesBackWith: 'Nothing else',
  },
} as const satisfies EntityTexts;

/** The screens of banners. */
export const banners = {
  title: 'Banners Management',
  add: 'Add Banner',
  addTitle: 'Add New Banner',
  editTitle: 'Edit Banner',
  searchPlaceholder: 'Search banners...',
  count_one: '{{shown}} of {{count}} banner',
  count_other: '{{shown}} of {{count}} banners',
  titleField: 'Title',
  arabicTitle: 'Arabic title (optional)',
  imageUrl: 'Image URL (optional)',
  linkUrl: 'Link URL (optional)',
  linkHint: 'A tap on the banner opens it in a new tab.',
  createdHead: 'Created',
  preview: 'Preview',
  previewEmpty: 'Enter a title to see the banner.',
  switch: 'Show {{name}}',
  shown: 'The banner is shown.',
  hidden: 'The banner is no longer shown.',
  changedSince: 'somebody else has changed it in the meantime. The table now shows it as it is.',
  none: 'No banners found',
  noneText: 'Try another word.',
  noneYet: 'No banners yet',
  noneYetText: 'The newest active banner stands on top of the home page.',
  failed: 'Failed to fetch banners',
  created: 'Banner created successfully.',
  updated: 'Banner updated successfully.',
  deleted: 'Banner deleted successfully.',
  createFailed: 'Failed to create banner: {{message}}',
  updateFailed: 'Failed to update banner: {{message}}',
  deleteFailed: 'Failed to delete banner: {{message}}',
  deleteText: 'It leaves the home page at once. It can be restored.',
} as const;
