import { lazy, Suspense, type ComponentProps } from 'react';
import type { PendingChoiceOffer } from './pending-choice-offer.tsx';

const Offered = lazy(() =>
  import('./pending-choice-offer.tsx').then((module) => ({ default: module.PendingChoiceOffer })),
);

/** The offer of what somebody was about to do, which only those load who come back from sign-in. */
export function LazyPendingChoiceOffer(offer: ComponentProps<typeof PendingChoiceOffer>) {
  return (
    <Suspense>
      <Offered {...offer} />
    </Suspense>
  );
}
