import { lazy, Suspense, type ComponentProps } from 'react';
import type { OfferedAct } from './offered-act.tsx';

const Offered = lazy(() => import('./offered-act.tsx').then((module) => ({ default: module.OfferedAct })));

/** The offer of what somebody was about to do, which only those load who come back from sign-in. */
export function LateOfferedAct(offer: ComponentProps<typeof OfferedAct>) {
  return (
    <Suspense>
      <Offered {...offer} />
    </Suspense>
  );
}
