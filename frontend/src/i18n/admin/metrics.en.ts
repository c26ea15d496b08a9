/** The catalogue of metrics, in the words of the screen. */
export const metrics = {
  visits: {
    name: 'Visits',
    text: 'Visits of product pages, each visitor counted once for a product in thirty minutes.',
  },
  votes: { name: 'Votes', text: 'Votes still counting, by time cast.' },
  ratings: { name: 'Ratings', text: 'Ratings still counting, by time first given.' },
  comments: { name: 'Comments', text: 'Comments and replies still counting, by time posted.' },
  activeMembers: {
    name: 'Active members',
    text: 'Members with at least one vote, rating or comment still counting, each counted once.',
  },
  newMembers: { name: 'New members', text: 'Members who joined and have not been erased since.' },
  returningMembers: {
    name: 'Returning members',
    text: 'Active members who had been active, on any product, before the interval began.',
  },
  visitToVote: {
    name: 'From visit to vote',
    text: 'Of the pairs of a signed-in member and a product visited, the share with a vote in the same interval.',
  },
  voteToComment: {
    name: 'From vote to comment',
    text: 'Of the pairs of a member and a product visited and voted on, the share with a comment in the same interval.',
  },
  averageRating: { name: 'Average rating', text: 'Mean stars of the ratings still counting.' },
  bayesianRating: {
    name: 'Bayesian rating',
    text: 'The same mean drawn towards 3.8 stars by the weight of five ratings, as Highest Rated has it.',
  },
  optionShare: { name: 'Share of voting options', text: 'Votes for an option divided by the votes for all options.' },
  trendScore: {
    name: 'Trend score',
    text: 'Log2 of the points of all days up to the end of the interval, each day weighing less the older it is.',
  },
  trendRank: { name: 'Trend rank', text: 'Place of a product by its trend score at the end of the interval.' },
  trendRankChange: {
    name: 'Trend rank, change',
    text: 'Places that a product won in the trending order from the beginning of the interval to its end.',
  },
} as const;
