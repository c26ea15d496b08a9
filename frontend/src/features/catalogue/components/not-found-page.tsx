import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createLink, Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page, PageTitle } from '../../../components/page.tsx';
import { Pill, PillList } from '../../../components/pill-links.ts';
import { SearchBox, searchIcon } from '../../../components/search-field.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { useLabel } from '../../../lib/use-label.ts';
import { useCategories } from '../categories.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  alignItems: 'center',
  paddingBlock: 16,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', paddingBlock: 56 },
}));
const Words = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  justifyItems: 'start',
  '& form': { width: 'min(100%, 26rem)' },
});
const Drawing = styled('svg')(({ theme }) => ({
  width: '100%',
  maxWidth: 200,
  height: 'auto',
  justifySelf: 'center',
  // Above the text on phones: nothing lies below the texts, whose lines can break elsewhere once the font is there.
  order: -1,
  [theme.breakpoints.up('md')]: { maxWidth: 360, order: 0 },
  color: theme.vars?.palette.tint.rose.ink,
  '& .back': { fill: theme.vars?.palette.tint.rose.main },
  '& .deep': { fill: theme.vars?.palette.tint.rose.deep },
  '& .paper': { fill: theme.vars?.palette.background.paper },
}));
const PillLink = createLink(Pill);

/** A compact that lies open and empty. */
const emptyCompact = (
  <Drawing viewBox="0 0 320 240" aria-hidden>
    <circle className="back" cx="160" cy="116" r="104" />
    <ellipse className="deep" cx="160" cy="206" rx="116" ry="12" opacity="0.7" />
    <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
      <ellipse className="paper" cx="160" cy="92" rx="74" ry="66" />
      <ellipse className="back" cx="160" cy="92" rx="60" ry="53" />
      <path d="M124 108c8-26 26-42 52-50M142 120c6-16 16-26 30-32" opacity="0.5" />
      <path className="paper" d="M84 170h152v14c0 12-10 20-22 20H106c-12 0-22-8-22-20z" />
      <ellipse className="paper" cx="160" cy="170" rx="76" ry="20" />
      <ellipse className="deep" cx="160" cy="170" rx="58" ry="13" />
      <path d="M146 158h28" />
    </g>
  </Drawing>
);

/** There is nothing at the address: a search and the categories lead on. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const label = useLabel();
  const navigate = useNavigate();
  const { categories } = useCategories();
  const title = t('common.notFound.title');
  return (
    <Page>
      <Columns>
        <Words>
          <PageTitle documentTitle={title}>{title}</PageTitle>
          <Typography color="textSecondary" sx={{ maxWidth: '46ch' }}>
            {t('common.notFound.text')}
          </Typography>
          <form
            role="search"
            aria-label={t('common.notFound.search')}
            onSubmit={(event) => {
              event.preventDefault();
              const q = new FormData(event.currentTarget).get('q');
              void navigate({ to: '/products', search: typeof q === 'string' && q.trim() ? { q: q.trim() } : {} });
            }}
          >
            <SearchBox>
              <TextInput
                name="q"
                type="search"
                aria-label={t('common.notFound.search')}
                placeholder={t('common.notFound.search')}
                startAdornment={searchIcon}
                enterKeyHint="search"
              />
            </SearchBox>
          </form>
          <Button variant="contained" component={Link} to="/">
            {t('common.backToHome')}
          </Button>
          <nav aria-label={t('common.notFound.elsewhere')} style={{ width: '100%' }}>
            <PillList sx={{ margin: 0, padding: 0 }}>
              {categories.map((category) => (
                <li key={category.key}>
                  <PillLink to="/category/$category" params={{ category: category.key }}>
                    {label(category.displayName, category.labels)}
                  </PillLink>
                </li>
              ))}
            </PillList>
          </nav>
        </Words>
        {emptyCompact}
      </Columns>
    </Page>
  );
}
