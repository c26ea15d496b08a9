import Typography from '@mui/material/Typography';

interface SectionTitleProps {
  /** What names the section that it begins. */
  readonly id: string;
  readonly title: string;
  readonly text?: string;
}

/** The heading of a section, and what it is about. */
export function SectionTitle({ id, title, text }: SectionTitleProps) {
  return (
    <>
      <Typography variant="h3" component="h2" id={id}>
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
      )}
    </>
  );
}
