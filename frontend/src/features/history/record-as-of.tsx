import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { MomentForm } from '../../admin-kit/as-of.tsx';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { ErrorState } from '../../components/states.tsx';
import { ApiError } from '../../lib/api.ts';
import { recordAsOfQuery, type RecordKind } from './api.ts';
import { RecordFields } from './record-fields.tsx';

const notYetCodes: ReadonlySet<string | null> = new Set(['AS_OF_TOO_EARLY', 'NOT_FOUND']);

const Frame = styled('section')({ display: 'grid', gap: 12 });

/** A record as of a chosen moment, and what has changed since. */
export function RecordAsOf({ kind, id }: { readonly kind: RecordKind; readonly id: string }) {
  const { t, moment } = useTexts();
  const heading = useId();
  const [asOf, setAsOf] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    ...recordAsOfQuery(kind, id, asOf ?? ''),
    enabled: asOf !== null,
    retry: false,
  });
  const time = asOf === null ? '' : moment(asOf);
  const isTooEarly = data?.existed === false || (error instanceof ApiError && notYetCodes.has(error.code));
  return (
    <Frame aria-labelledby={heading}>
      <Typography variant="body1" component="h3" id={heading} sx={{ fontWeight: 600 }}>
        {t('admin.asOf.record')}
      </Typography>
      <MomentForm value={undefined} onShow={setAsOf} />
      {asOf !== null && (
        <div aria-live="polite">
          {isTooEarly ? (
            <p>{t('admin.asOf.notYet', { time })}</p>
          ) : error ? (
            <ErrorState error={error} title={t('admin.asOf.failed')} onRetry={() => void refetch()} />
          ) : data ? (
            <RecordFields record={data} caption={t('admin.asOf.shown', { time })} />
          ) : (
            <Skeleton variant="rounded" height={140} />
          )}
        </div>
      )}
    </Frame>
  );
}
