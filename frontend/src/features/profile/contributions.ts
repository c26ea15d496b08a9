import { queryOptions } from '@tanstack/react-query';
import type { MemberContributionPage } from '../../lib/api-types.ts';
import { isStatus, read } from '../../lib/api.ts';

export const contributionKinds = ['votes', 'ratings', 'comments'] as const;
export type ContributionKind = (typeof contributionKinds)[number];

export const profileTabs = [...contributionKinds, 'shelf'] as const;
export type ProfileTab = (typeof profileTabs)[number];

export interface ProfileSearch {
  readonly tab?: ProfileTab;
  readonly page?: number;
}

export const profileSearchOf = ({ tab, page }: Readonly<Record<string, unknown>>): ProfileSearch => {
  const chosen = profileTabs.find((each) => each === tab);
  const number = Number(page);
  return { ...(chosen && { tab: chosen }), ...(Number.isInteger(number) && number > 1 && { page: number }) };
};

/** A page of one's own votes, ratings or comments. Looked at again with the page: another tab may have changed it. */
export const ownContributionsQuery = (kind: ContributionKind, page: number) =>
  queryOptions({
    queryKey: ['/api/contributions', kind, { page }] as const,
    queryFn: (context) => read<MemberContributionPage>(context),
    refetchOnMount: 'always',
  });

/** The latest comments of a member with a public profile; null where it is not public any more. */
export const publicCommentsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['/api/profile', userId, 'comments', { pageSize: 5 }] as const,
    queryFn: (context): Promise<MemberContributionPage | null> =>
      read<MemberContributionPage>(context).catch((error: unknown) => {
        if (isStatus(error, 404)) return null;
        throw error;
      }),
  });
