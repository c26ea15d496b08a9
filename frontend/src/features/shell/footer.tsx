import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../lib/use-label.ts';
import { plainList } from '../../theme/mixins.ts';
import { useCategories } from '../catalogue/index.ts';
import { siteQuery } from '../session/index.ts';
import { optionalComponent } from '../../lib/lazy-component.tsx';
import { SiteLogo } from './site-logo.tsx';

const Frame = styled('footer')(({ theme }) => ({
  marginBlockStart: 64,
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.quiet,
}));
const Inner = styled('div')(({ theme }) => ({
  maxWidth: 1240,
  marginInline: 'auto',
  padding: '32px 20px 40px',
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('md')]: { padding: '40px 32px 48px' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr auto', alignItems: 'start' },
}));
const Links = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 20,
  ...plainList,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontSize: '0.9375rem',
    color: theme.vars?.palette.text.primary,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
}));
const Small = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: 4,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
}));

/** As high as the switch, which is loaded a little later. */
const SwitchSpace = styled('div')({ minHeight: 52 });
const ThemeSwitch = optionalComponent(() => import('./theme-switch.tsx'), 'ThemeSwitch');

/** Of no use without a keyboard. */
const Help = styled('button')(({ theme }) => ({
  ...theme.typography.caption,
  justifySelf: 'start',
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.vars?.palette.text.secondary,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  '@media (hover: none)': { display: 'none' },
}));

/** @param onHelp shows what the keyboard can do. */
export function Footer({ onHelp }: { readonly onHelp: () => void }) {
  const { t } = useTranslation();
  const label = useLabel();
  const { categories } = useCategories();
  const { data: site } = useQuery(siteQuery());
  return (
    <Frame>
      <Inner>
        <div>
          <SiteLogo />
          <Typography variant="body2" color="textSecondary">
            {t('footer.about')}
          </Typography>
        </div>
        <nav aria-label={t('footer.browse')}>
          <Links>
            {categories.map((category) => (
              <li key={category.key}>
                <Link to="/category/$category" params={{ category: category.key }}>
                  {label(category.displayName, category.labels)}
                </Link>
              </li>
            ))}
            <li>
              <Link to="/brands">{t('header.brands')}</Link>
            </li>
            <li>
              <Link to="/rankings">{t('footer.rankings')}</Link>
            </li>
            <li>
              <Link to="/products">{t('header.allProducts')}</Link>
            </li>
          </Links>
        </nav>
        <Small>
          {site?.demo && (
            <Typography variant="caption" color="textSecondary" data-testid="demo-line">
              {t('footer.demo')}
            </Typography>
          )}
          <Typography variant="caption" color="textSecondary">
            {t('footer.credits')}
          </Typography>
          <SwitchSpace>
            <ThemeSwitch />
          </SwitchSpace>
          <Help type="button" aria-keyshortcuts="?" onClick={onHelp}>
            {t('footer.shortcuts')}
          </Help>
        </Small>
      </Inner>
    </Frame>
  );
}
