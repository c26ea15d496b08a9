import { styled } from '@mui/material/styles';
import { useParams } from '@tanstack/react-router';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { useMayWrite } from '../../../admin-kit/session.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { ProductPicture } from '../../catalogue/index.ts';
import { CommentsOfProduct } from '../../commenting/admin/index.ts';
import { ImageManager } from '../../media/index.ts';
import { RatingsOfProduct } from '../../rating/admin/index.ts';
import { RecordDetails, RecordPage, type OneRecord } from '../../records/index.ts';
import { VotesOfProduct } from '../../voting/admin/index.ts';
import { useProductForm } from './product-form.ts';

type Product = OneRecord['products'];

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
}));
const Picture = styled('div')({ flex: 'none', width: 96, borderRadius: 14, overflow: 'hidden' });
const Pictures = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& img': { display: 'block', width: '100%', height: 'auto', borderRadius: 10 },
});

/** Everything about one product, for staff. */
export function ProductPage() {
  const { id } = useParams({ from: '/admin/products/$id' });
  const { t, number } = useTexts();
  const states = ({ uncategorised, visible }: Product) => [
    ...(uncategorised ? [t('admin.products.uncategorised')] : []),
    ...(visible ? [] : [t('admin.record.hidden')]),
  ];
  return (
    <RecordPage
      kind="products"
      id={id}
      deleteText={() => t('admin.products.deleteText')}
      head={(product) => ({
        picture: (
          <Picture>
            <ProductPicture
              imageUrl={product.images[0]?.imageUrl ?? product.imageUrl}
              category={product.category}
              alt=""
              size={96}
            />
          </Picture>
        ),
        subtitle: <ProductSubtitle product={product} />,
        states: states(product),
        publicPath: product.visible ? `/product/${product.id}` : null,
      })}
      tabs={(product) => [
        { value: 'details', text: t('admin.record.details'), panel: <ProductDetails product={product} /> },
        {
          value: 'votes',
          text: `${t('admin.shell.votes')} (${number(product.votes.total)})`,
          panel: <VotesOfProduct productId={id} />,
        },
        {
          value: 'ratings',
          text: `${t('admin.shell.ratings')} (${number(product.ratings.total)})`,
          panel: <RatingsOfProduct productId={id} />,
        },
        {
          value: 'comments',
          text: `${t('admin.shell.comments')} (${number(product.commentCount)})`,
          panel: <CommentsOfProduct productId={id} />,
        },
      ]}
    />
  );
}

function ProductSubtitle({ product }: { readonly product: Product }) {
  const label = useLabel();
  return (
    <>
      <bdi>
        {product.brandLabels.ar ? label(product.brandDisplayName, product.brandLabels) : product.brandDisplayName}
      </bdi>
      {' · '}
      {label(product.categoryDisplayName, product.categoryLabels)}
      {' · '}
      {label(product.subcategoryDisplayName, product.subcategoryLabels)}
    </>
  );
}

function ProductDetails({ product }: { readonly product: Product }) {
  const { t } = useTexts();
  const mayWrite = useMayWrite();
  const form = useProductForm();
  const { images } = product;
  return (
    <Columns>
      <RecordDetails kind="products" record={product} {...form} />
      {mayWrite && !product.removed ? (
        <ImageManager productId={product.id} />
      ) : (
        images.length > 0 && (
          <Pictures aria-label={t('admin.images.title')}>
            {images.map(({ id, imageUrl, altText }) => (
              <li key={id}>
                <img src={`${imageUrl}?w=320`} alt={altText ?? ''} width={320} height={320} />
              </li>
            ))}
          </Pictures>
        )
      )}
    </Columns>
  );
}
