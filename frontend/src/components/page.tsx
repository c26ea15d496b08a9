import { styled, type SxProps, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { consumeHeadingFocus } from '../lib/route-focus.ts';

/** The width and margins of every page. */
export const Page = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 1240,
  marginInline: 'auto',
  paddingInline: 20,
  paddingBlock: 24,
  [theme.breakpoints.up('md')]: { paddingInline: 32, paddingBlock: 40 },
}));

interface PageTitleProps {
  readonly children: ReactNode;
  /** Title of the browser's window; the site's name is added. */
  readonly documentTitle: string;
  readonly sx?: SxProps<Theme>;
}

/** The one h1 of a page. It names the window, and takes the focus when the page was navigated to. */
export function PageTitle({ children, documentTitle, sx }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  useDocumentTitle(documentTitle);
  useEffect(() => {
    if (consumeHeadingFocus()) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <Typography ref={heading} variant="h1" tabIndex={-1} sx={sx}>
      {children}
    </Typography>
  );
}

/** @param title of the page; the site's name is added. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = t('common.title', { page: title });
  }, [t, title]);
}
