import { addEnglish } from './index.ts';

export const shelf = {
  title: 'Your shelf',
  text: 'What you want, what you have and what you have finished. Only you can see it, unless you publish it with your profile.',
  state: { want: 'Want', have: 'Have', finished: 'Finished' },
  tab: '{{state}} ({{count}})',
  menu: 'Shelf: {{name}}',
  again: 'Would you buy it again?',
  yes: 'Yes',
  no: 'No',
  wouldAgain: 'Would buy again',
  wouldNot: 'Would not buy again',
  remove: 'Remove from shelf',
  againShare: '{{percentage}} would buy again',
  againAnswers_one: '{{count}} answer',
  againAnswers_other: '{{count}} answers',
  empty: {
    want: 'Nothing here that you want yet',
    have: 'Nothing here that you have yet',
    finished: 'Nothing finished yet',
  },
  emptyText: 'The heart on every product puts it on your shelf.',
  discover: 'Discover products',
  failed: 'The shelf could not be loaded',
  signInTitle: 'Your shelf is waiting for you',
  signInText: 'Sign in to save what you want, have and have finished.',
  signIn: 'Sign In',
  offered: 'Before you signed in you chose “{{state}}”.',
  acceptOffered: 'Put it on my shelf',
  declineOffered: 'No, thanks',
  published_one: 'On the shelf: {{count}} product',
  published_other: 'On the shelf: {{count}} products',
} as const;

addEnglish({ shelf });
