import { QueryClientProvider, skipToken, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { answeredQueries, createServerQueryClient } from './answered-queries.ts';

const ask = (answer: unknown) => async () => answer;

function Page() {
  const list = useQuery({ queryKey: ['/api/list'], queryFn: ask(['kohl']) });
  const session = useQuery({ queryKey: ['/api/auth/user'], queryFn: () => new Promise(() => {}) });
  const off = useQuery({ queryKey: ['/api/off'], queryFn: ask(1), enabled: false });
  const skipped = useQuery({ queryKey: ['/api/skipped'], queryFn: skipToken });
  return <p>{JSON.stringify([list.data, session.isPending, off.isPending, skipped.isPending])}</p>;
}

test('a page waits for what everybody is answered, and for nothing else', async () => {
  const client = createServerQueryClient();
  client.setQueryData(['part', 'comments'], {});
  render(
    <QueryClientProvider client={client}>
      <Suspense>
        <Page />
      </Suspense>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(JSON.stringify([['kohl'], true, true, true]))).toBeInTheDocument();
  expect(answeredQueries(client)).toEqual([[['/api/list'], ['kohl']]]);
});
