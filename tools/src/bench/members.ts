import type { HttpClient } from './http-client.ts';

export interface Member {
  readonly cookie: string;
}

/** Creates accounts and answers the sessions that come with them. */
export const signUp = (client: HttpClient, count: number): Promise<Member[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const json = { email: `member-${index}@bench.example`, password: 'measured-once', firstName: `Member ${index}` };
      const { headers } = await client.succeed('/api/accounts', { method: 'POST', json });
      return { cookie: (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ') };
    }),
  );
