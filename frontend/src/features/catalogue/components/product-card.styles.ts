import { styled } from '@mui/material/styles';
import { coveringLink, framed, twoLines } from '../../../theme/mixins.ts';

type Layout = { layout: 'grid' | 'list' };
const forwards = { shouldForwardProp: (name: PropertyKey) => name !== 'layout' };

export const Card = styled(
  'article',
  forwards,
)<Layout>(({ theme, layout }) => ({
  position: 'relative',
  display: 'grid',
  minWidth: 0,
  gridTemplateColumns: layout === 'list' ? 'minmax(112px, 160px) 1fr' : '1fr',
  gridTemplateRows: layout === 'list' ? 'auto' : 'auto 1fr',
  ...framed(theme, 14),
  transition: 'border-color 200ms ease-out, transform 200ms ease-out',
  '@media (hover: hover)': {
    '&:hover': { borderColor: theme.vars?.palette.text.secondary, transform: 'translateY(-2px)' },
    '&:hover .second': { opacity: 1 },
  },
}));
export const PictureFrame = styled(
  'div',
  forwards,
)<Layout>(({ layout }) => ({
  borderRadius: layout === 'list' ? 13 : '13px 13px 0 0',
  overflow: 'hidden',
  alignSelf: 'start',
}));
export const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minWidth: 0,
  padding: '12px 12px 14px',
  [theme.breakpoints.up('md')]: { padding: '14px 16px 16px' },
}));
/** Names have their own direction, but are aligned with the start of the card's lines: "left" is mirrored with the card. */
export const Brand = styled('span')(({ theme }) => ({
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  textAlign: 'left',
  color: theme.vars?.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
/** The name has a direction of its own inside of the line: the dots of what is cut stay within the card's edges. */
export const Name = styled('h3')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  fontWeight: 600,
  lineHeight: 1.35,
  fontSize: '1rem',
  ...twoLines,
  ...coveringLink(theme, 14),
}));
export const Badges = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  marginBlockStart: 'auto',
  paddingBlockStart: 6,
});
export const HeartCorner = styled(
  'div',
  forwards,
)<Layout>(({ layout }) => ({
  position: 'absolute',
  insetBlockStart: 4,
  ...(layout === 'list' ? { insetInlineStart: 4 } : { insetInlineEnd: 4 }),
}));
/** Shown where the pointer or the focus is, always on touch, and while the product is compared. */
export const CompareCorner = styled(
  'div',
  forwards,
)<Layout>(({ layout }) => ({
  position: 'absolute',
  insetBlockStart: layout === 'list' ? 56 : 8,
  insetInlineStart: 8,
  '@media (hover: hover)': {
    '& > *': { opacity: 0, transition: 'opacity 150ms ease-out' },
    ':is(article:hover, article:focus-within) > & > *, & > [aria-pressed=true]': { opacity: 1 },
  },
}));
