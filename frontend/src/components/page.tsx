import { styled } from '@mui/material/styles';

/** The width and margins of every page. */
export const Page = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 1240,
  marginInline: 'auto',
  paddingInline: 20,
  paddingBlock: 24,
  [theme.breakpoints.up('md')]: { paddingInline: 32, paddingBlock: 40 },
}));
