import { styled } from '@mui/material/styles';

/** A short label: a category, a state, a count. */
export const Badge = styled('span', { shouldForwardProp: (name) => name !== 'outlined' })<{ outlined?: boolean }>(
  ({ theme, outlined }) => ({
    display: 'inline-block',
    maxWidth: '100%',
    padding: '2px 10px',
    borderRadius: 14,
    fontSize: '0.8125rem',
    fontWeight: 500,
    lineHeight: 1.5,
    // Unlike `anywhere`, a narrow cell does not break short words.
    overflowWrap: 'break-word',
    color: theme.vars?.palette.text.primary,
    background: outlined ? 'none' : theme.vars?.palette.quiet,
    border: `1px solid ${outlined ? theme.vars?.palette.divider : 'transparent'}`,
  }),
);
