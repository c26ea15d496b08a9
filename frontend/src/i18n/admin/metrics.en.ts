/** The catalogue of metrics, in the words of the screen. */
export const metrics = {
  visits: {
    name: 'Visits',
    text: 'Visits of product pages, each visitor counted once for a product in thirty minutes.',
  },
  votes: { name: 'Votes', text: 'Votes that stand, in the hour in which they were cast.' },
  ratings: { name: 'Ratings', text: 'Ratings that stand, in the hour in which they were first given.' },
  comments: { name: 'Comments', text: 'Comments and replies that stand, in the hour in which they were posted.' },
  activeMembers: {
    name: 'Active members',
    text: 'Members with at least one vote, rating or comment that stands, each counted once.',
  },
  newMembers: { name: 'New members', text: 'Members who joined and were not erased since.' },
  returningMembers: {
    name: 'Returning members',
    text: 'Active members who had been active, on any product, before the step began.',
  },
  visitToVote: {
    name: 'From visit to vote',
    text: 'Of the pairs of a signed-in member and a product visited, the share with a vote in the same step.',
  },
  voteToComment: {
    name: 'From vote to comment',
    text: 'Of the pairs of a member and a product visited and voted on, the share with a comment in the same step.',
  },
  averageRating: { name: 'Average rating', text: 'Mean of the stars of the ratings that stand.' },
  bayesianRating: {
    name: 'Bayesian rating',
    text: 'The same mean drawn towards 3.8 stars by the weight of five ratings, as Highest Rated has it.',
  },
  optionShare: { name: 'Share of voting options', text: 'Votes for an option divided by the votes for all options.' },
  trendScore: {
    name: 'Trend score',
    text: 'Log2 of the points of all days up to the end of the step, each day weighing less the older it is.',
  },
  trendRank: { name: 'Trend rank', text: 'Place of a product by its trend score at the end of the step.' },
  trendRankChange: {
    name: 'Trend rank, change',
    text: 'Places that a product won in the trending order from the beginning of the step to its end.',
  },
} as const;
