import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from '../components/page-title.tsx';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 16,
  '& > div': { display: 'grid', gap: 4, minWidth: 0 },
});

interface PageHeadProps {
  readonly title: string;
  readonly text?: string;
  /** What can be done on the page as a whole. */
  readonly children?: ReactNode;
}

export function PageHead({ title, text, children }: PageHeadProps) {
  return (
    <Head>
      <div>
        <PageTitle documentTitle={title}>{title}</PageTitle>
        {text && (
          <Typography variant="body2" color="textSecondary">
            {text}
          </Typography>
        )}
      </div>
      {children}
    </Head>
  );
}
