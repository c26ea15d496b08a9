import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 16,
  marginBlockEnd: 20,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontSize: '0.9375rem',
    fontWeight: 600,
    color: theme.vars?.palette.leaf,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
}));

/** Heading of a section, with the way to more of it. */
export function SectionHead({ title, more }: { readonly title: ReactNode; readonly more?: ReactNode }) {
  return (
    <Row>
      <Typography variant="h2">{title}</Typography>
      {more}
    </Row>
  );
}
