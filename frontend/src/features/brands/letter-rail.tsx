import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { plainList } from '../../theme/mixins.ts';
import { letterId, otherLetter, type LetterGroup } from './brand-letters.ts';

/** Pixels of the header's row that stays in sight, on a narrow and on a wide screen. */
export const headerHeight = { narrow: 64, wide: 64 } as const;
export const railHeight = 52;

const Rail = styled('nav')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: headerHeight.narrow,
  zIndex: 2,
  marginInline: -20,
  background: theme.vars?.palette.background.default,
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
  [theme.breakpoints.up('md')]: { insetBlockStart: headerHeight.wide, marginInline: 0 },
  '@media (max-height: 30em)': { position: 'static' },
}));
const Letters = styled('ul')(({ theme }) => ({
  ...plainList,
  display: 'flex',
  height: railHeight,
  alignItems: 'center',
  paddingInline: 12,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [theme.breakpoints.up('md')]: { justifyContent: 'space-between', paddingInline: 0 },
  '& > li': { flex: 'none' },
  '& :is(a, span)': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 30,
    minHeight: 44,
    fontFamily: theme.typography.h3.fontFamily,
    fontSize: '1.0625rem',
    fontWeight: 560,
    color: theme.vars?.palette.text.primary,
    textDecoration: 'none',
    borderRadius: 8,
  },
  '@media (pointer: coarse)': { '& :is(a, span)': { minWidth: 44 } },
  '& a:hover': { color: theme.vars?.palette.primary.main, background: theme.vars?.palette.quiet },
  '& span': { color: theme.vars?.palette.text.secondary, fontWeight: 400, opacity: 0.55 },
}));

/** The way to each letter; one that no brand begins with is shown but leads nowhere. */
export function LetterRail({ groups }: { readonly groups: readonly LetterGroup<unknown>[] }) {
  const { t } = useTranslation();
  return (
    <Rail aria-label={t('brands.letters')}>
      <Letters>
        {groups.map(({ letter, items }) => (
          <li key={letter} aria-hidden={items.length === 0 || undefined}>
            {items.length > 0 ? (
              <Link
                to="."
                search={(previous: object) => previous}
                hash={letterId(letter)}
                replace
                aria-label={letter === otherLetter ? t('brands.otherNames') : undefined}
              >
                {letter}
              </Link>
            ) : (
              <span>{letter}</span>
            )}
          </li>
        ))}
      </Letters>
    </Rail>
  );
}
