import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page, PageTitle } from '../../components/page.tsx';
import { isStatus } from '../../lib/api.ts';

const Content = styled('div')({ display: 'grid', gap: 16, justifyItems: 'start', paddingBlock: 48 });
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

interface ProductNotFoundProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** No such product, or none that could be read: only then another try can help. */
export function ProductNotFound({ error, onRetry }: ProductNotFoundProps) {
  const { t } = useTranslation();
  const missing = isStatus(error, 404) || isStatus(error, 400);
  const text = missing
    ? t('product.notFoundText')
    : isStatus(error, 0)
      ? t('common.error.offlineText')
      : t('product.failedText');
  return (
    <Page>
      <Content role="alert">
        <PageTitle documentTitle={t('product.notFound')}>{t('product.notFound')}</PageTitle>
        <Typography color="textSecondary">{text}</Typography>
        <Row>
          {!missing && (
            <Button variant="contained" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          )}
          <Button component={Link} to="/" variant={missing ? 'contained' : 'outlined'}>
            {t('common.goHome')}
          </Button>
        </Row>
      </Content>
    </Page>
  );
}
