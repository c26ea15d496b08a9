import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoadingBlocks } from '../../admin-kit/page-parts.tsx';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { When } from '../../admin-kit/when.tsx';
import { ButtonLink } from '../../components/buttons.ts';
import { SectionTitle } from '../../components/page.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { twoLines } from '../../theme/mixins.ts';
import { newestCommentsQuery } from './api.ts';
import { Block, Lines } from './today.styles.ts';

export function NewestComments() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(newestCommentsQuery());
  return (
    <Block aria-labelledby="today-comments">
      <div className="head">
        <div>
          <SectionTitle id="today-comments" title={t('admin.today.comments')} />
        </div>
        <ButtonLink to="/admin/comments">{t('admin.today.allComments')}</ButtonLink>
      </div>
      {!data && error && (
        <ErrorState error={error} title={t('admin.contributions.comments.failed')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingBlocks heights={[420]} />}
      {data?.total === 0 && (
        <EmptyState
          title={t('admin.contributions.comments.noneYet')}
          text={t('admin.contributions.comments.noneYetText')}
        />
      )}
      {data && data.items.length > 0 && (
        <Lines>
          {data.items.map(({ id, productId, productName, userName, content, createdAt }) => (
            <li key={id}>
              <small>
                <bdi>{userName ?? t('admin.contributions.someone')}</bdi>
                {' · '}
                <Link to="/product/$id" params={{ id: productId }} hash={`comment-${id}`}>
                  <bdi>{productName}</bdi>
                </Link>
                {' · '}
                <When iso={createdAt} />
              </small>
              <p dir="auto" style={twoLines}>
                {content ?? t('admin.contributions.hiddenText')}
              </p>
            </li>
          ))}
        </Lines>
      )}
    </Block>
  );
}
