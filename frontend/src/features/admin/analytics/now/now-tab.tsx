import { Activity } from './activity.tsx';
import { Trending } from './trending.tsx';

/** What happens and what trends at this moment. */
export default function NowTab() {
  return (
    <>
      <Activity />
      <Trending />
    </>
  );
}
