import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { Badge } from './badge.ts';

const AnchorBadge = styled(Badge.withComponent('a'))(({ theme }) => ({
  position: 'relative',
  padding: '3px 12px',
  overflow: 'visible',
  textDecoration: 'none',
  '&:hover': { borderColor: theme.vars?.palette.text.secondary },
  // As tall as a finger.
  '&::after': { content: '""', position: 'absolute', inset: '-9px -4px' },
}));

/** A badge that leads somewhere. */
export const LinkBadge = createLink(AnchorBadge);
