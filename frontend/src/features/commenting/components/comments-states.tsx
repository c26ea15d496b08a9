import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DelayedPlaceholder, Skeleton } from '../../../components/skeleton.tsx';

/** Stands under the header, which has two rows on a phone. */
const Line = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 2,
  insetBlockStart: 126,
  justifySelf: 'center',
  '&:empty': { position: 'absolute' },
  [theme.breakpoints.up('md')]: { insetBlockStart: 78 },
}));

interface NewCommentsButtonProps {
  readonly count: number;
  readonly onShow: () => void;
}

/** Tells quietly of new comments and shows them only when asked: nothing moves under somebody who reads. */
export function NewCommentsButton({ count, onShow }: NewCommentsButtonProps) {
  const { t } = useTranslation();
  return (
    <Line role="status">
      {count > 0 && (
        <Button variant="contained" startIcon={<ArrowUp size={18} aria-hidden />} onClick={onShow}>
          {t('commenting.showNewer', { count })}
        </Button>
      )}
    </Line>
  );
}

const Row = styled('div')({ display: 'grid', gridTemplateColumns: '40px 1fr', gap: 14, paddingBlock: 20 });

/** Three comments to come. */
export function CommentsSkeleton() {
  return (
    <DelayedPlaceholder>
      {[0, 1, 2].map((row) => (
        <Row key={row} aria-hidden>
          <Skeleton variant="circular" width={40} height={40} />
          <div>
            <Skeleton width="30%" />
            <Skeleton width="90%" />
            <Skeleton width="60%" />
          </div>
        </Row>
      ))}
    </DelayedPlaceholder>
  );
}
