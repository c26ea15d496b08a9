import { addEnglish } from './index.ts';

export const traits = {
  skinType: 'Skin type',
  skinTone: 'Skin tone',
  hairType: 'Hair type',
  ageGroup: 'Age',
  value: {
    skinType: { dry: 'Dry', oily: 'Oily', combination: 'Combination', normal: 'Normal', sensitive: 'Sensitive' },
    skinTone: { fair: 'Fair', light: 'Light', medium: 'Medium', tan: 'Tan', deep: 'Deep', rich: 'Rich' },
    hairType: { straight: 'Straight', wavy: 'Wavy', curly: 'Curly', coily: 'Coily' },
    ageGroup: { '18-24': '18–24', '25-34': '25–34', '35-44': '35–44', '45-54': '45–54', '55+': '55 and over' },
  },
  /** With the words of a value, on its own beside a name. */
  short: {
    skinType: '{{value}} skin',
    skinTone: '{{value}} skin tone',
    hairType: '{{value}} hair',
    ageGroup: '{{value}}',
  },
  about: 'About your skin and hair (optional)',
  purpose:
    'Used only to show what people like you think of a product: nobody is named, and a group has at least five people. Clear it at any time.',
  publish: 'Show this on my profile and beside my comments',
  publishHint: 'Everybody who reads your comments can see it.',
  publishNeedsProfile: 'It can be shown once the profile is public.',
  onlyYou: 'Only you can see this.',
  like: {
    title: 'People like me',
    text: 'Stars and votes of people with the same skin, hair or age. Choose one, or two together.',
    any: 'Any',
    yours: '{{value}} (you)',
    most: 'Two at most: set one to “Any” to choose another.',
    none: 'Choose a skin type, skin tone, hair type or age to see what these people think.',
    notEnough: 'Not enough opinions yet from {{people}}',
    notEnoughText: 'We show them once there are at least five, so that nobody can be recognised.',
    failed: 'The opinions could not be loaded',
    loading: 'Loading opinions',
    count_one: '{{count}} person',
    count_other: '{{count}} people',
    noStars: 'Too few of them have given stars yet.',
    noVotes: 'Too few of them have voted yet.',
    say: 'They say',
    renewed: 'Renewed every few minutes, in steps of five people.',
  },
  people: {
    with: 'people with {{first}}',
    withTwo: 'people with {{first}} and {{second}}',
    aged: 'people aged {{age}}',
    withAged: 'people with {{first}} aged {{age}}',
    skinType: {
      dry: 'dry skin',
      oily: 'oily skin',
      combination: 'combination skin',
      normal: 'normal skin',
      sensitive: 'sensitive skin',
    },
    skinTone: {
      fair: 'a fair skin tone',
      light: 'a light skin tone',
      medium: 'a medium skin tone',
      tan: 'a tan skin tone',
      deep: 'a deep skin tone',
      rich: 'a rich skin tone',
    },
    hairType: { straight: 'straight hair', wavy: 'wavy hair', curly: 'curly hair', coily: 'coily hair' },
  },
} as const;

addEnglish({ traits });
