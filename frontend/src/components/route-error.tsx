import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState } from './error-state.tsx';
import { Page } from './page.tsx';

/** A page that could not be loaded or drawn; the header and the footer stay. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Page>
      <ErrorState error={error} onRetry={retry} />
    </Page>
  );
}
