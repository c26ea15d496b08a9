import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { Late } from '../../../../components/late.tsx';
import { useMarks } from '../marks/use-marks.ts';
import { Activity } from './activity.tsx';
import { oneDayUpTo } from './activity-kinds.ts';
import { Trending } from './trending.tsx';

/** What happens and what trends at this moment. What was changed is known first: nothing moves when it comes. */
export default function NowTab() {
  const [day] = useState(() => oneDayUpTo(Date.now()));
  const changed = useMarks(day);
  if (!changed)
    return (
      <Late>
        <Skeleton variant="rounded" height={980} aria-hidden />
      </Late>
    );
  return (
    <>
      <Activity changed={changed} />
      <Trending />
    </>
  );
}
