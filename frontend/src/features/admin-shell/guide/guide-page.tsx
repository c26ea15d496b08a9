import '../../../i18n/admin.load.ts';
import { styled } from '@mui/material/styles';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHead, Section } from '../../../admin-kit/page-parts.tsx';
import { ButtonLink } from '../../../components/buttons.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { screens, useSections, type Screen } from '../screens.ts';
import { guides as arabic } from './guides.ar.ts';
import { guides as english } from './guides.en.ts';
import type { Guide } from './guides.ts';

const guides = { en: english, ar: arabic } as const;

const Points = styled('ul')({ display: 'grid', gap: 10, margin: 0, paddingInlineStart: 20, maxWidth: '68ch' });
const Keys = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '8px 16px',
  margin: 0,
  '& dd': { margin: 0 },
  '& kbd': {
    ...theme.typography.caption,
    padding: '2px 10px',
    borderRadius: 8,
    border: `1px solid ${theme.vars?.palette.divider}`,
    background: theme.vars?.palette.quiet,
    whiteSpace: 'nowrap',
  },
}));
const Topics = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  gap: '0 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'flex', alignItems: 'center', minHeight: 44, color: theme.vars?.palette.primary.main },
  '& a[aria-current]': { color: theme.vars?.palette.text.primary, fontWeight: 600, textDecoration: 'none' },
}));

/** What can be done on the screen that the address names, and the guides to the others. */
export function GuidePage() {
  const { topic } = useParams({ from: '/admin/guide/$topic' });
  const { t } = useTranslation();
  const { language } = useLanguage();
  const screen = screens.find(({ name }) => name === topic);
  if (!screen) return <NotFoundPage />;
  const { to, name } = screen;
  const guide: Guide = guides[language][name];
  return (
    <>
      <PageHead title={t('admin.guide.title', { screen: t(`admin.shell.${name}`) })} text={guide.text}>
        <ButtonLink variant="contained" to={to}>
          {t('admin.guide.open')}
        </ButtonLink>
      </PageHead>
      <Section title={t('admin.guide.points')}>
        <Points>
          {guide.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
      </Section>
      {guide.keys && (
        <Section title={t('admin.guide.keys')} text={t('admin.guide.allKeys')}>
          <Keys>
            {guide.keys.map(([keys, does]) => (
              <div key={keys} style={{ display: 'contents' }}>
                <dt>
                  <kbd dir="ltr">{keys}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </Keys>
        </Section>
      )}
      <OtherGuides current={name} />
    </>
  );
}

function OtherGuides({ current }: { readonly current: Screen['name'] }) {
  const { t } = useTranslation();
  const offered = useSections().flatMap((section) => section.screens);
  return (
    <Section title={t('admin.guide.all')}>
      <Topics>
        {offered.map(({ name }) => (
          <li key={name}>
            <Link
              to="/admin/guide/$topic"
              params={{ topic: name }}
              aria-current={name === current ? 'page' : undefined}
            >
              {t(`admin.shell.${name}`)}
            </Link>
          </li>
        ))}
      </Topics>
    </Section>
  );
}
