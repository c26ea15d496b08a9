import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { isStatus } from '../../lib/api.ts';
import { useRefusalText } from '../../lib/use-refusal-text.ts';

interface SectionHeadProps {
  /** What names the part. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Beside it: what can be done with all of it. */
  readonly children?: ReactNode;
}

/** The heading of a part, and what is said about it. */
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

/** A read that failed. What can't be asked so, or is too much for one answer, is told in the words of the service. */
export function RefusedState({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  if (isStatus(error, 400)) return <EmptyState title={t('admin.analytics.refused')} text={refusalText(error)} />;
  if (isStatus(error, 429)) return <ErrorState error={error} title={t('admin.analytics.busy')} onRetry={onRetry} />;
  return <ErrorState error={error} title={t('admin.common.loadFailed')} onRetry={onRetry} />;
}

interface AsOfProps {
  readonly asOf: string;
  /** Of the log, a decimal string. */
  readonly position: string;
}

/** Up to when, and up to where in the log, was counted, in words. */
export function useAsOfText({ asOf, position }: AsOfProps): string {
  const { t, number, moment } = useTexts();
  return t('admin.analytics.asOf', {
    moment: moment(asOf),
    position: number(Number(position)),
  });
}

/** The same as a line below what was counted. */
export function AsOfLine(props: AsOfProps) {
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ m: 0 }}>
      {useAsOfText(props)}
    </Typography>
  );
}
