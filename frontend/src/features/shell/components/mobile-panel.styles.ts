import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';

export const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '12px 12px 8px 20px',
});

export const Line = styled('div')({ display: 'flex', alignItems: 'center', paddingInlineEnd: 12 });

const PanelAnchor = styled('a')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 20,
  color: theme.vars?.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { background: theme.vars?.palette.quiet },
}));
export const PanelLink = createLink(PanelAnchor);

export const Group = styled('details')(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 48,
    paddingInline: 20,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary::after': { content: '"+"', fontSize: '1.25rem', color: theme.vars?.palette.text.secondary },
  '&[open] summary::after': { content: '"–"' },
  '&[open]': { paddingBlockEnd: 8 },
}));
