export const footer = {
  about: 'A community that says what works.',
  browse: 'Browse',
  shortcuts: 'Keyboard shortcuts',
  demo: 'This is a demo: its members, votes, ratings and comments are invented.',
  credits: 'Foundation shades: data set by The Pudding, MIT licence.',
  arabicOffer: 'عرض الموقع بالعربية',
  dismissOffer: 'Dismiss',
} as const;
