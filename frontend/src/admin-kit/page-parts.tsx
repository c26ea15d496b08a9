import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { PageTitle, SectionTitle } from '../components/page.tsx';
import { DelayedPlaceholder } from '../components/skeleton.tsx';
import { framed, plainList } from '../theme/mixins.ts';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 16,
  '& > div': { display: 'grid', gap: 4, minWidth: 0 },
});

interface PageHeadProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

export function PageHead({ title, text, children }: PageHeadProps) {
  return (
    <Head>
      <div>
        <PageTitle documentTitle={title}>{title}</PageTitle>
        {text && (
          <Typography variant="body2" color="textSecondary">
            {text}
          </Typography>
        )}
      </div>
      {children}
    </Head>
  );
}

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: 760,
  padding: 20,
  ...framed(theme, 14),
  [theme.breakpoints.up('md')]: { padding: 28 },
}));

const SectionHead = styled('div')({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 12 });

interface SectionProps {
  readonly title: string;
  readonly text?: string;
  /** At the end of the head. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, text, action, children }: SectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <SectionHead>
        <div>
          <SectionTitle id={id} title={title} text={text} />
        </div>
        {action}
      </SectionHead>
      {children}
    </Frame>
  );
}

/** What members wrote, a line each; details of it in `small`. */
export const TextLines = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  ...plainList,
  display: 'grid',
  gap: 8,
  overflowWrap: 'anywhere',
  '& small': { color: theme.vars?.palette.text.secondary, fontSize: 'inherit' },
}));

/** @param heights in pixels, of each block */
export function LoadingBlocks({ heights }: { readonly heights: readonly number[] }) {
  return (
    <DelayedPlaceholder>
      {heights.map((height, index) => (
        <Skeleton key={index} variant="rounded" height={height} aria-hidden />
      ))}
    </DelayedPlaceholder>
  );
}
