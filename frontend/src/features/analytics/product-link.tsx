import { Link } from '@tanstack/react-router';
import { styled } from '@mui/material/styles';

const Named = styled('span')(({ theme }) => ({
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars?.palette.text.secondary },
}));

interface ProductLinkProps {
  readonly id: string;
  readonly name: string;
  readonly brand: string | null;
}

/** A product by its name, and where it can be looked at. */
export function ProductLink({ id, name, brand }: ProductLinkProps) {
  return (
    <Named>
      <Link to="/product/$id" params={{ id }}>
        <bdi>{name}</bdi>
      </Link>
      {brand && (
        <small>
          <bdi>{brand}</bdi>
        </small>
      )}
    </Named>
  );
}
