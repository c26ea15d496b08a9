import '../../../i18n/shelf.en.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/states.tsx';
import { ProductPicture } from '../../catalogue/index.ts';
import { publishedShelfQuery } from '../api.ts';

const List = styled('ul')({ listStyle: 'none', margin: '8px 0 0', padding: 0, display: 'grid', gap: 4 });
const Row = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  borderRadius: 10,
  color: theme.vars?.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { background: theme.vars?.palette.quiet },
  '& > div': { flex: 'none', width: 48, borderRadius: 8, overflow: 'hidden' },
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
})) as typeof Link;

/** The latest products of a member's published shelf. */
export function PublishedShelf({ userId, onLeave }: { readonly userId: string; readonly onLeave: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(publishedShelfQuery(userId));
  if (error) return <ErrorState error={error} title={t('shelf.failed')} onRetry={() => void refetch()} />;
  if (!data || data.total === 0) return null;
  return (
    <section aria-labelledby="published-shelf-title">
      <Typography variant="caption" component="h3" color="textSecondary" id="published-shelf-title">
        {t('shelf.published', { count: data.total })}
      </Typography>
      <List>
        {data.items.map(({ product, state, again }) => (
          <li key={product.id}>
            <Row to="/product/$id" params={{ id: product.id }} onClick={onLeave}>
              <div>
                <ProductPicture imageUrl={product.imageUrl} category={product.category} alt="" size={160} lazy />
              </div>
              <span>
                <Typography component="span" variant="body2" sx={{ fontWeight: 600, display: 'block' }}>
                  <bdi>{product.name}</bdi>
                </Typography>
                <Typography component="span" variant="caption" color="textSecondary">
                  {[t(`shelf.state.${state}`), again === null ? '' : t(again ? 'shelf.wouldAgain' : 'shelf.wouldNot')]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </span>
            </Row>
          </li>
        ))}
      </List>
    </section>
  );
}
