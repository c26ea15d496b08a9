import Button from '@mui/material/Button';
import { useState, type CSSProperties } from 'react';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { Bar, Shares } from './statistics.styles.ts';

const shownFirst = 5;

export interface Share {
  readonly key: string;
  readonly text: string;
  readonly count: number;
  /** Whole percents, 0 to 100. */
  readonly percentage: number;
}

interface ShareListProps {
  /** Names the button that shows the rest. */
  readonly label: string;
  /** In the order in which they are shown, the first five at once. */
  readonly shares: readonly Share[];
}

export function ShareList({ label, shares }: ShareListProps) {
  const { t, number, percent } = useTexts();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? shares : shares.slice(0, shownFirst);
  const more = shares.length - shown.length;
  return (
    <div>
      <Shares>
        {shown.map(({ key, text, count, percentage }) => (
          <div key={key}>
            <dt>{text}</dt>
            <dd>
              {number(count)} ({percent(percentage)})
            </dd>
            <Bar aria-hidden style={{ '--share': `${percentage}%` } as CSSProperties} />
          </div>
        ))}
      </Shares>
      {more > 0 && (
        <Button
          size="small"
          color="inherit"
          aria-label={`${t('admin.contributions.more', { count: more })}: ${label}`}
          onClick={() => setShowsAll(true)}
        >
          {t('admin.contributions.more', { count: more })}
        </Button>
      )}
    </div>
  );
}
