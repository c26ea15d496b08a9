import type { App } from '../app/app.ts';
import { expectEventually } from '../wait.ts';

/** How many contributions a product has, by the public API. */
export const statisticsOf = async (app: App, id: string) => {
  const [votes, ratings, roots] = await Promise.all([
    app.get<{ readonly total: number }>(`/api/products/${id}/votes`),
    app.get<{ readonly total: number; readonly average: number }>(`/api/products/${id}/ratings`),
    app.get<readonly { readonly replies: readonly unknown[] }[]>(`/api/products/${id}/comments`),
  ]);
  return {
    votes: votes.total,
    ratings: ratings.total,
    average: ratings.average,
    comments: roots.length,
    replies: roots.reduce((sum, { replies }) => sum + replies.length, 0),
  };
};

type Statistics = Awaited<ReturnType<typeof statisticsOf>>;

/** Expects that one of the statistics becomes this number. */
export const expectStatistic = async (app: App, id: string, name: keyof Statistics, expected: number) => {
  const read = async () => ({ [name]: (await statisticsOf(app, id))[name] });
  await expectEventually(read, { [name]: expected });
};
