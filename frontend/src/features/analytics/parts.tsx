import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { LoadingBlocks } from '../../admin-kit/page-parts.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { isStatus } from '../../lib/api.ts';
import { isPreparing } from './api/analytics.ts';
import { useRefusalText } from '../../lib/use-refusal-text.ts';

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

export function SectionHead({ id, title, text, children }: SectionHeadProps) {
  return (
    <header>
      <div>
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        <p>{text}</p>
      </div>
      {children}
    </header>
  );
}

/** A failed read. Invalid or too large requests are explained with the service's text. */
export function RefusedState({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  if (isStatus(error, 400)) return <EmptyState title={t('admin.analytics.refused')} text={refusalText(error)} />;
  if (isStatus(error, 429)) return <ErrorState error={error} title={t('admin.analytics.busy')} onRetry={onRetry} />;
  return <ErrorState error={error} title={t('admin.common.loadFailed')} onRetry={onRetry} />;
}

interface LoadingFiguresProps {
  /** Why the last try to read them failed. */
  readonly reason: Error | null;
  readonly heights: readonly number[];
}

/** In place of figures that are being read or prepared; the queries try again by themselves. */
export function LoadingFigures({ reason, heights }: LoadingFiguresProps) {
  const { t, percent } = useTexts();
  if (!isPreparing(reason)) return <LoadingBlocks heights={heights} />;
  const prepared = percent(Number(reason.params?.['percent'] ?? 0));
  return (
    <EmptyState
      title={t('admin.analytics.preparing', { percent: prepared })}
      text={t('admin.analytics.preparingText')}
    />
  );
}

interface AsOfProps {
  readonly asOf: string;
  /** Of the log, a decimal string. */
  readonly position: string;
}

/** The moment and the log position up to which was counted. */
export function useAsOfText({ asOf, position }: AsOfProps): string {
  const { t, number, moment } = useTexts();
  // An empty log has no position.
  if (Number(position) < 0) return t('admin.analytics.asOfNothing', { moment: moment(asOf) });
  return t('admin.analytics.asOf', { moment: moment(asOf), position: number(Number(position)) });
}

export function AsOfLine(props: AsOfProps) {
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ m: 0 }}>
      {useAsOfText(props)}
    </Typography>
  );
}
