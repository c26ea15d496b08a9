import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { isMissingPart, reloadIfAnswered } from '../lib/missing-part.ts';
import { ErrorState } from './error-state.tsx';
import { Page } from './page.tsx';

/** A page that could not be loaded or drawn; the header and the footer stay. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    if (isMissingPart(error)) return void reloadIfAnswered();
    reset();
    void router.invalidate();
  };
  return (
    <Page>
      <ErrorState heading error={error} onRetry={retry} />
    </Page>
  );
}
