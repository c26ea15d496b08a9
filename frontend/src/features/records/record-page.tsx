import '../../i18n/admin.load.ts';
import { fileEntities } from '@henna/domain';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingBlocks, PageHead } from '../../admin-kit/page-parts.tsx';
import { ButtonLink } from '../../components/buttons.ts';
import { ErrorState } from '../../components/states.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.ts';
import { isStatus } from '../../lib/api.ts';
import { RecordHistory } from '../history/index.ts';
import { recordQuery } from './api.ts';
import { RecordDeletion } from './record-deletion.tsx';
import { RecordHead, type RecordHeadParts } from './record-head.tsx';
import type { OneRecord, PageKind } from './record-kinds.ts';
import type { RecordSearch } from './record-search.ts';
import { recordName } from './record-texts.ts';

const Narrow = styled('div')({ maxWidth: 680 });
const Panel = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, outlineOffset: 4 });

export interface RecordTab {
  readonly value: string;
  readonly text: string;
  readonly panel: ReactNode;
}

interface RecordPageProps<Kind extends PageKind> {
  readonly kind: Kind;
  readonly id: string;
  readonly head: (record: OneRecord[Kind]) => RecordHeadParts;
  /** The first is shown by itself; the history follows them. */
  readonly tabs: (record: OneRecord[Kind]) => readonly RecordTab[];
  /** What a deletion takes with it. */
  readonly deleteText: (record: OneRecord[Kind]) => string;
}

/** Everything about one record: what it is, what hangs on it, and what happened to it. */
export function RecordPage<Kind extends PageKind>({ kind, id, head, tabs, deleteText }: RecordPageProps<Kind>) {
  const { t } = useTranslation();
  const { list, tab, revision, with: other }: RecordSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const { data: record, error, refetch } = useQuery(recordQuery(kind, id));
  if (isStatus(error, 404)) return <MissingRecord kind={kind} />;
  if (!record && error)
    return <ErrorState heading error={error} title={t('admin.common.loadFailed')} onRetry={() => void refetch()} />;
  if (!record) return <LoadingBlocks heights={[120, 420]} />;
  const name = recordName(record);
  const history = {
    value: 'history',
    text: t('admin.history.ofRecord'),
    panel: (
      <RecordHistory
        record={{ kind: fileEntities[kind], id, name }}
        choice={{ revision, with: other }}
        onChoose={(choice) =>
          void navigate({
            to: '.',
            search: { list, tab, revision: choice.revision, with: choice.with },
            replace: true,
            resetScroll: false,
          })
        }
      />
    ),
  };
  const all = [...tabs(record), history];
  const shown = all.find(({ value }) => value === tab) ?? all[0]!;
  return (
    <>
      <RecordHead
        kind={kind}
        record={record}
        name={name}
        list={list}
        tab={tab}
        onDelete={() => setDeleting(true)}
        {...head(record)}
      />
      <Narrow>
        <Tabs
          label={name}
          value={shown.value}
          tabs={all}
          panel="record-panel"
          onChange={(next) =>
            void navigate({
              to: '.',
              search: { list, tab: next === all[0]!.value ? undefined : next },
              replace: true,
              resetScroll: false,
            })
          }
        />
      </Narrow>
      <Panel id="record-panel" role="tabpanel" aria-labelledby={`${shown.value}-tab`} key={`${id} ${shown.value}`}>
        <VisuallyHidden as="h2">{shown.text}</VisuallyHidden>
        {shown.panel}
      </Panel>
      {isDeleting && (
        <RecordDeletion
          kind={kind}
          record={record}
          name={name}
          text={deleteText(record)}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}

function MissingRecord({ kind }: { readonly kind: PageKind }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t(`admin.record.missing.${kind}`)} text={t('admin.record.missingText')} />
      <ButtonLink variant="contained" to={`/admin/${kind}`} sx={{ justifySelf: 'start' }}>
        {t(`admin.record.back.${kind}`)}
      </ButtonLink>
    </>
  );
}
