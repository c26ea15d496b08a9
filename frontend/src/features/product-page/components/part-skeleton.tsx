import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Late } from '../../../components/late.tsx';
import { Skeleton } from '../../../components/skeleton.ts';

const Section = styled('section')({ display: 'grid', gap: 16, scrollMarginBlockStart: 48 });
const Room = styled('div')({ height: '80vh' });

interface PartSkeletonProps {
  readonly id: string;
  readonly title: string;
  /** Whether its room is drawn as that of something on its way. */
  readonly drawn: boolean;
}

/** The heading of a part to come, and room enough that what stands below it is out of sight until then. */
export function PartSkeleton({ id, title, drawn }: PartSkeletonProps) {
  return (
    <Section id={id} aria-labelledby={`${id}-title`}>
      <Typography variant="h2" id={`${id}-title`}>
        {title}
      </Typography>
      <Room>
        {drawn && (
          <Late>
            <Skeleton variant="rounded" height="80vh" aria-hidden />
          </Late>
        )}
      </Room>
    </Section>
  );
}
