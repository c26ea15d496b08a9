import { addEnglish } from './index.ts';

export const rankings = {
  title: 'Best of {{category}}',
  text: 'What members rate highest, and what they like most.',
  categories: 'Rankings by category',
  rated: 'Best rated: {{name}}',
  ratedAll: 'Best rated of all',
  ratedText: 'By average stars, careful with few ratings.',
  voted: 'Most voted “{{name}}”',
  votedText: 'By the share of votes, careful with few votes.',
  share: '{{percentage}} of votes',
  showAll_one: 'Show the first one',
  showAll_other: 'Show the first {{count}}',
  seeProducts: 'See all products',
  how: 'How we work this out',
  howRated:
    'Stars: the average of all ratings and of {{weight}} more with {{prior}} stars each. So one single 5-star rating does not beat a hundred good ones.',
  howVoted:
    'Votes: the share of a product’s votes for the option, as if {{besides}} more members had voted for something else. A product is listed once at least {{least}} members and {{percentage}} of its votes say so.',
  howBoth: 'Every member counts once per product and option. The lists are renewed every ten minutes.',
  empty: 'No ranking yet',
  emptyText: 'It takes three products with ratings or votes.',
  failed: 'The rankings could not be loaded',
} as const;

addEnglish({ rankings });
