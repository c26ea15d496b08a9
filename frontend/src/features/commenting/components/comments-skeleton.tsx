import { styled } from '@mui/material/styles';
import { Skeleton } from '../../../components/skeleton.ts';
import { Late } from '../../../components/late.tsx';

const Row = styled('div')({ display: 'grid', gridTemplateColumns: '40px 1fr', gap: 14, paddingBlock: 20 });

/** Three comments to come. */
export function CommentsSkeleton() {
  return (
    <Late>
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
    </Late>
  );
}
