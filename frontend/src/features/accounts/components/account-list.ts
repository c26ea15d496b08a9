import { styled } from '@mui/material/styles';
import { plainList } from '../../../theme/mixins.ts';

/** What belongs to an account, one a line: an icon, what it is, and what can be done with it. */
export const AccountList = styled('ul')(({ theme }) => ({
  ...plainList,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 16,
    paddingBlock: 14,
    borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& > li > svg': { flex: 'none', color: theme.vars?.palette.text.secondary },
  '& > li > div': { flex: '1 1 180px', minWidth: 0 },
}));
