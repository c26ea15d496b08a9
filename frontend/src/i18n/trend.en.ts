import { addEnglish } from './index.ts';

export const trend = {
  rank_one: 'No. {{rank}} of {{of}} product',
  rank_other: 'No. {{rank}} of {{of}} products',
  unranked: 'Not ranked yet: no recent activity.',
  how_one:
    'Visits, votes, ratings and comments earn points. Points halve every day, so what is fresh counts most, and one person can add no more than {{cap}} a day.',
  how_other:
    'Visits, votes, ratings and comments earn points. Points halve every {{count}} days, so what is fresh counts most, and one person can add no more than {{cap}} a day.',
  parts: 'Where its points come from',
  visits_one: '{{count}} visit',
  visits_other: '{{count}} visits',
  votes_one: '{{count}} vote',
  votes_other: '{{count}} votes',
  ratings_one: '{{count}} rating',
  ratings_other: '{{count}} ratings',
  comments_one: '{{count}} comment',
  comments_other: '{{count}} comments',
  each_one: '{{count}} point each',
  each_other: '{{count}} points each',
  days_one: 'Points on the last {{count}} day',
  days_other: 'Points per day, last {{count}} days',
  dayPoints_one: '{{day}}: {{count}} point',
  dayPoints_other: '{{day}}: {{count}} points',
  today: 'Today',
  tableCaption: 'Points per day, with what earned them',
  column: {
    day: 'Day',
    visits: 'Visits',
    votes: 'Votes',
    ratings: 'Ratings',
    comments: 'Comments',
    points: 'Points',
  },
  asOf: 'As of {{date}}',
  failed: 'Failed to fetch the trend',
} as const;

addEnglish({ trend });
