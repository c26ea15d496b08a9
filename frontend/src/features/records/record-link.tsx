import { styled } from '@mui/material/styles';
import { createLink, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PageKind } from './record-kinds.ts';

const Anchor = styled('a')({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});
const Link = createLink(Anchor);

interface RecordLinkProps {
  readonly kind: PageKind;
  readonly id: string;
  /** The parameters of the list that it is in, to go on from record to record. */
  readonly list?: string;
  readonly children: ReactNode;
}

/** Leads to a record's page. */
export function RecordLink({ kind, id, list, children }: RecordLinkProps) {
  return (
    <Link to={`/admin/${kind}/$id`} params={{ id }} search={{ list }}>
      {children}
    </Link>
  );
}

/** Goes to a record's page. */
export function useOpenRecord(kind: PageKind, list?: string): (record: { readonly id: string }) => void {
  const navigate = useNavigate();
  return ({ id }) => void navigate({ to: `/admin/${kind}/$id`, params: { id }, search: { list } });
}
