import { styled, type SxProps, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The width and margins of every page. */
export const Page = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 1240,
  marginInline: 'auto',
  paddingInline: 20,
  paddingBlock: 24,
  [theme.breakpoints.up('md')]: { paddingInline: 32, paddingBlock: 40 },
}));

let headingFocusRequested = false;

/** The heading of the page that is shown next takes the focus. */
export const requestHeadingFocus = (): void => {
  headingFocusRequested = true;
};

interface PageTitleProps {
  readonly children: ReactNode;
  /** The site's name is added. */
  readonly documentTitle: string;
  readonly sx?: SxProps<Theme>;
}

/** The one h1 of a page; it also sets the title of the document. */
export function PageTitle({ children, documentTitle, sx }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  useDocumentTitle(documentTitle);
  useEffect(() => {
    if (headingFocusRequested) heading.current?.focus({ preventScroll: true });
    headingFocusRequested = false;
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

interface SectionTitleProps {
  /** Labels the section (`aria-labelledby`). */
  readonly id: string;
  readonly title: string;
  readonly text?: string;
}

/** The heading of a section with a sentence about it. */
export function SectionTitle({ id, title, text }: SectionTitleProps) {
  return (
    <>
      <Typography variant="h3" component="h2" id={id}>
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
      )}
    </>
  );
}
