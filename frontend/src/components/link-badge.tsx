import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { Badge } from './badge.ts';

const AnchorBadge = styled(Badge.withComponent('a'))(({ theme }) => ({
  padding: '3px 12px',
  textDecoration: 'none',
  '&:hover': { borderColor: theme.vars?.palette.text.secondary },
}));

/** A badge that leads somewhere. */
export const LinkBadge = createLink(AnchorBadge);
