import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { framed, plainList } from '../../theme/mixins.ts';

export const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: 16,
  ...plainList,
});

export const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  alignContent: 'space-between',
  padding: 20,
  ...framed(theme, 14),
}));

export const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  maxWidth: 960,
  padding: 20,
  ...framed(theme, 14),
  [theme.breakpoints.up('md')]: { padding: 28 },
}));

export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: 20,
  alignItems: 'start',
});

export const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 12,
  margin: 0,
  '& dt': { ...theme.typography.caption, color: theme.vars?.palette.text.secondary },
  '& dd': { ...theme.typography.h2, margin: 0, fontVariantNumeric: 'tabular-nums' },
}));

export const Lines = styled('ul')({
  display: 'grid',
  gap: 6,
  margin: 0,
  paddingInlineStart: 20,
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
});

interface PanelHeadProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Announces changes of the text. */
  readonly live?: boolean;
}

export function PanelHead({ title, children, live = false }: PanelHeadProps) {
  return (
    <div>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" role={live ? 'status' : undefined}>
        {children}
      </Typography>
    </div>
  );
}

interface ResultFiguresProps {
  readonly success: number;
  readonly successLabel: string;
  readonly skipped: number;
  readonly failed: number;
}

export function ResultFigures({ success, successLabel, skipped, failed }: ResultFiguresProps) {
  const { t, number } = useTexts();
  const figures = [
    { name: successLabel, value: success },
    { name: t('admin.transfer.import.skipped'), value: skipped },
    { name: t('admin.transfer.import.refused'), value: failed },
  ];
  return (
    <Figures>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{number(value)}</dd>
        </div>
      ))}
    </Figures>
  );
}
