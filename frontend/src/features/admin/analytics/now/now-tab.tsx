import { useState } from 'react';
import { useMarks } from '../marks/use-marks.ts';
import { Activity } from './activity.tsx';
import { oneDayUpTo } from './activity-kinds.ts';
import { Trending } from './trending.tsx';
import { LateBlock } from '../../components/late-block.tsx';

/** What happens and what trends at this moment. What was changed is known first: nothing moves when it comes. */
export default function NowTab() {
  const [day] = useState(() => oneDayUpTo(Date.now()));
  const changed = useMarks(day);
  if (!changed) return <LateBlock heights={[980]} />;
  return (
    <>
      <Activity changed={changed} />
      <Trending />
    </>
  );
}
