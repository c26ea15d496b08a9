import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PageTitleProps {
  readonly children: ReactNode;
  /** Title of the browser's window where it is not the heading's text. */
  readonly documentTitle: string;
  readonly sx?: SxProps<Theme>;
}

/** The one h1 of a page: also the window's title, and where the focus goes when the page opens. */
export function PageTitle({ children, documentTitle, sx }: PageTitleProps) {
  useDocumentTitle(documentTitle);
  return (
    <Typography variant="h1" tabIndex={-1} data-page-title sx={sx}>
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
