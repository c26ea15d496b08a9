import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { ExternalLink, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRestore } from '../../admin-kit/form/deletion.tsx';
import { useMayWrite } from '../../admin-kit/session.ts';
import { Back, BackArrow } from '../../components/back-link.tsx';
import { Badge } from '../../components/badge.ts';
import { PageTitle } from '../../components/page.tsx';
import { invalidateCatalogue, restoreRecord } from './api.ts';
import { Neighbours } from './neighbours.tsx';
import type { OneRecord, PageKind } from './record-kinds.ts';
import { listOf } from './record-search.ts';

const Frame = styled('header')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });
const Line = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 });
const Main = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  '& > .texts': { display: 'grid', gap: 6, flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& > .texts > p': { ...theme.typography.body2, margin: 0, color: theme.vars?.palette.text.secondary },
  '& > .texts > p a': { color: 'inherit' },
  '& > .texts > .states': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& > .ways': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

export interface RecordHeadParts {
  readonly picture?: ReactNode;
  /** Below the name: what the record belongs to, or its key. */
  readonly subtitle: ReactNode;
  /** Besides that it is removed. */
  readonly states: readonly string[];
  /** The address of its public page; null while visitors do not see it. */
  readonly publicPath: string | null;
}

interface RecordHeadProps<Kind extends PageKind> extends RecordHeadParts {
  readonly kind: Kind;
  readonly record: OneRecord[Kind];
  readonly name: string;
  readonly list: string | undefined;
  readonly tab: string | undefined;
  readonly onDelete: () => void;
}

/** Name and state of a record, and the ways from it. */
export function RecordHead<Kind extends PageKind>(props: RecordHeadProps<Kind>) {
  const { kind, record, name, list, tab, onDelete, picture, subtitle, states, publicPath } = props;
  const textKey: PageKind = kind;
  const { t } = useTranslation();
  const client = useQueryClient();
  const mayWrite = useMayWrite();
  const restore = useRestore(
    () => restoreRecord(kind, record),
    () => invalidateCatalogue(client),
  );
  const shownStates = record.removed ? [t('admin.shell.removed')] : states;
  return (
    <Frame>
      <Line>
        <Back to={`/admin/${textKey}`} search={listOf(kind, list)}>
          <BackArrow />
          {t(`admin.shell.${textKey}`)}
        </Back>
        <Neighbours kind={kind} id={record.id} list={list} tab={tab} />
      </Line>
      <Main>
        {picture}
        <div className="texts">
          <PageTitle documentTitle={name}>
            <bdi>{name}</bdi>
          </PageTitle>
          <p>{subtitle}</p>
          {shownStates.length > 0 && (
            <div className="states">
              {shownStates.map((state) => (
                <Badge key={state} outlined>
                  {state}
                </Badge>
              ))}
            </div>
          )}
        </div>
        <div className="ways">
          {publicPath && (
            <Button href={publicPath} variant="outlined" startIcon={<ExternalLink size={16} aria-hidden />}>
              {t('admin.record.public')}
            </Button>
          )}
          {mayWrite && record.removed && (
            <Button
              variant="contained"
              startIcon={<Undo2 size={16} aria-hidden />}
              disabled={restore.isPending}
              onClick={() => restore.mutate(undefined)}
            >
              {t('admin.common.restore')}
            </Button>
          )}
          {mayWrite && !record.removed && (
            <Button color="error" startIcon={<Trash2 size={16} aria-hidden />} onClick={onDelete}>
              {t('admin.common.delete')}
            </Button>
          )}
        </div>
      </Main>
    </Frame>
  );
}
