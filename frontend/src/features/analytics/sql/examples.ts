/** The examples of the analysts' guide. */
export const sqlExamples = {
  types: `SELECT type, count(*) AS events FROM events GROUP BY type ORDER BY events DESC`,
  byBrand: `SELECT brand, date_trunc('week', hour) AS week, sum(votes) AS votes
FROM metrics JOIN products ON productId = entityId
WHERE level = 'product' AND votes > 0
GROUP BY ALL ORDER BY week DESC, votes DESC`,
  ratings: `WITH latest AS (
  SELECT data->>'ratingId' AS ratingId, arg_max(productId, position) AS productId, min(actAt) AS givenAt,
    arg_max(stars, position) AS stars, arg_max(type, position) AS type
  FROM events WHERE type LIKE 'Rating%' GROUP BY ALL
)
SELECT productId, date_trunc('month', givenAt) AS month, count(*) AS ratings, avg(stars) AS average
FROM latest WHERE type NOT IN ('RatingWithdrawn', 'RatingRemovedByModerator')
GROUP BY ALL ORDER BY month, ratings DESC`,
  members: `SELECT date_trunc('month', actAt) AS month, count(*) AS members
FROM events WHERE type = 'MemberJoined'
GROUP BY ALL ORDER BY month`,
  options: `WITH labels AS (
  SELECT optionId, arg_max(data->>'vote', position) AS label FROM events WHERE type = 'VoteCast' GROUP BY ALL
)
SELECT label, sum(votes) AS votes, sum(votes) / sum(sum(votes)) OVER () AS share
FROM optionVotes JOIN labels USING (optionId)
WHERE level = 'all' GROUP BY ALL ORDER BY votes DESC`,
  trending: `WITH persons AS (
  SELECT productId, actAt::DATE AS day, memberId,
    least(20, 4 * count(*) FILTER (type = 'RatingGiven') + 5 * count(*) FILTER (type = 'CommentPosted')) AS points
  FROM events WHERE type IN ('RatingGiven', 'CommentPosted') GROUP BY ALL
), days AS (
  SELECT productId, day, sum(points) AS points FROM persons GROUP BY ALL
), months AS (
  SELECT DISTINCT last_day(day) AS month FROM days
), scores AS (
  SELECT month, productId, log2(sum(points * pow(2, (day - DATE '2020-01-01') / 7.0))) AS score
  FROM months JOIN days ON day <= month GROUP BY ALL
)
SELECT month, rank() OVER (PARTITION BY month ORDER BY score DESC) AS place, name, round(score, 3) AS score
FROM scores JOIN products USING (productId) ORDER BY month, place`,
} as const;

export type SqlExample = keyof typeof sqlExamples;
export const sqlExampleNames = Object.keys(sqlExamples) as readonly SqlExample[];
