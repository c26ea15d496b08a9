import type { CSSProperties } from 'react';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { Bar, Scrolled, Shares } from './statistics.styles.ts';

export interface Share {
  readonly key: string;
  readonly text: string;
  readonly count: number;
  /** Whole percents, 0 to 100. */
  readonly percentage: number;
}

/** @param label names the list, which can be scrolled */
export function ShareList({ label, shares }: { readonly label: string; readonly shares: readonly Share[] }) {
  const { number, percent } = useTexts();
  const scrolls = shares.length > 6;
  return (
    <Scrolled {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': label })}>
      <Shares>
        {shares.map(({ key, text, count, percentage }) => (
          <div key={key}>
            <dt title={text}>{text}</dt>
            <Bar aria-hidden style={{ '--share': `${percentage}%` } as CSSProperties} />
            <dd>
              {number(count)} ({percent(percentage)})
            </dd>
          </div>
        ))}
      </Shares>
    </Scrolled>
  );
}
