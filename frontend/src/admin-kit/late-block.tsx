import Skeleton from '@mui/material/Skeleton';
import { Late } from '../components/late.tsx';

/** Keeps the place of what is loading. @param heights in pixels, of each block */
export function LateBlock({ heights }: { readonly heights: readonly number[] }) {
  return (
    <Late>
      {heights.map((height, index) => (
        <Skeleton key={index} variant="rounded" height={height} aria-hidden />
      ))}
    </Late>
  );
}
