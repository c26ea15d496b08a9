import type { AnalyticsEvent } from '@henna/domain';

/** Votes as analysts see them, one for each day that is given (UTC), from position 1 on. */
export const votesOn = (...days: readonly string[]): AnalyticsEvent[] =>
  days.map((day, index) => ({
    position: String(index + 1),
    id: `event-${index + 1}`,
    type: 'VoteCast',
    at: '2026-05-05T05:05:05.000Z',
    actAt: `${day}T23:59:59.999Z`,
    actor: { kind: 'member', role: 'member', id: 'somebody' },
    origin: 'screen',
    language: 'ar',
    correlationId: 'correlation',
    data: { voteId: `vote-${index}`, productId: 'rose', userId: 'somebody', optionId: 'good', vote: 'Good' },
  }));

export const asLines = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
