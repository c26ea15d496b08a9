import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { afterNextPaint } from '../lib/next-paint.ts';
import { formatNumber } from '../lib/format.ts';
import { scrollToTop } from '../lib/scroll-position.ts';
import { useLanguage } from '../lib/use-language.ts';
import { pageCountOf, pagesShown } from '../lib/pagination.ts';

const Nav = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  fontVariantNumeric: 'tabular-nums',
  '& .MuiButton-root': { minWidth: 44, paddingInline: 12 },
  '& > div': { display: 'flex', alignItems: 'center', gap: 4 },
  [theme.breakpoints.down('sm')]: { '& > div': { order: -1, flexBasis: '100%', justifyContent: 'center' } },
  '& [aria-current=page]': {
    background: theme.vars?.palette.text.primary,
    color: theme.vars?.palette.background.default,
  },
  'html[dir=rtl] & svg': { transform: 'scaleX(-1)' },
}));

/** Previous, next and the pages between, as links that keep the rest of the address. */
export function Pager({
  page,
  total,
  size,
  param = 'page',
  label,
}: {
  readonly page: number;
  readonly total: number;
  readonly size?: number;
  /** What the address calls the page. */
  readonly param?: string;
  /** Names these pages where a screen has others besides. */
  readonly label?: string;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const count = pageCountOf(total, size);
  if (count === 1) return null;
  const link = (to: number, name: string, content: ReactNode, current = false) => {
    const disabled = to < 1 || to > count;
    return (
      <Button
        key={name}
        color="inherit"
        aria-label={name}
        aria-current={current ? 'page' : undefined}
        {...(disabled
          ? { disabled }
          : {
              component: Link,
              to: '.',
              activeOptions: { exact: true, explicitUndefined: true },
              replace: true,
              resetScroll: false,
              search: (previous: object) => ({ ...previous, [param]: to === 1 ? undefined : to }),
              onClick: param === 'page' ? () => void afterNextPaint().then(scrollToTop) : undefined,
            })}
      >
        {content}
      </Button>
    );
  };
  return (
    <Nav aria-label={label ?? t('common.pages')}>
      {link(
        page - 1,
        t('common.previous'),
        <>
          <ChevronLeft size={18} aria-hidden />
          {t('common.previous')}
        </>,
      )}
      <div>
        {pagesShown(page, count).map((shown, index) =>
          shown === 'gap' ? (
            <span key={`gap ${index}`} aria-hidden>
              …
            </span>
          ) : (
            link(shown, t('common.pageNumber', { page: shown }), formatNumber(shown, language), shown === page)
          ),
        )}
      </div>
      {link(
        page + 1,
        t('common.next'),
        <>
          {t('common.next')}
          <ChevronRight size={18} aria-hidden />
        </>,
      )}
    </Nav>
  );
}
