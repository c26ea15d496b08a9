import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PartHeadProps {
  /** What names the part. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Beside it: what can be done with all of it. */
  readonly children?: ReactNode;
}

/** The heading of a part, and what is said about it. */
export function PartHead({ id, title, text, children }: PartHeadProps) {
  return (
    <header>
      <div>
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        <p>{text}</p>
      </div>
      {children}
    </header>
  );
}
