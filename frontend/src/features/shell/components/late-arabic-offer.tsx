import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { local, storageKeys } from '../../../lib/storage.ts';

const ArabicOffer = lazy(() => import('./arabic-offer.tsx').then((module) => ({ default: module.ArabicOffer })));

/** As high as the line, which pushes nothing down when it comes. */
const Room = styled('div')({ height: 44 });

/** A browser that prefers Arabic, and has not chosen here yet, is offered it; all others never load the offer. */
const isWanted = (): boolean =>
  navigator.languages[0]?.toLowerCase().startsWith('ar') === true &&
  !local.get(storageKeys.language) &&
  !local.get(storageKeys.arabicOfferClosed);

export function LateArabicOffer() {
  const [wanted] = useState(isWanted);
  return (
    wanted && (
      <Suspense fallback={<Room />}>
        <ArabicOffer />
      </Suspense>
    )
  );
}
