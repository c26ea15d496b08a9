import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Titled } from '../components/titled.tsx';

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: 760,
  padding: 20,
  borderRadius: 14,
  border: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.background.paper,
  [theme.breakpoints.up('md')]: { padding: 28 },
}));

interface SectionProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** One matter of the settings. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <div>
        <Titled id={id} title={title} text={text} />
      </div>
      {children}
    </Frame>
  );
}
