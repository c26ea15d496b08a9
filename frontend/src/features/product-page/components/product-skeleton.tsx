import { useTranslation } from 'react-i18next';
import { Page } from '../../../components/page.tsx';
import { DelayedPlaceholder, Skeleton } from '../../../components/skeleton.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import { Opinions, Columns } from './product-layout.ts';

/** The product page before its product has come. */
export function ProductSkeleton() {
  const { t } = useTranslation();
  return (
    <Page>
      <VisuallyHidden role="status">{t('product.loading')}</VisuallyHidden>
      <DelayedPlaceholder>
        <Skeleton width={220} sx={{ marginBlockEnd: 1 }} />
        <Columns aria-hidden>
          <Skeleton variant="rectangular" width="100%" height="auto" sx={{ aspectRatio: '1', borderRadius: '14px' }} />
          <Opinions>
            <div>
              <Skeleton width="25%" />
              <Skeleton width="80%" height={52} />
              <Skeleton width="50%" height={36} />
            </div>
            <Skeleton variant="rounded" height={200} />
            <Skeleton variant="rounded" height={240} />
          </Opinions>
        </Columns>
      </DelayedPlaceholder>
    </Page>
  );
}
