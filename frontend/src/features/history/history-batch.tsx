import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import { ChevronRight, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { When } from '../../admin-kit/when.tsx';
import { Badge } from '../../components/badge.ts';
import { isRecordKind, type HistoryEntry, type UndoSubject } from './api.ts';
import { EntryChanges, EntryTitle, useHistoryLabels } from './history-labels.tsx';
import { BatchCard, Entries, EntryHead, FilterLink, Folded } from './history.styles.ts';
import { UndoDialog } from './undo-dialog.tsx';

interface UndoButtonProps {
  readonly subject: UndoSubject;
  readonly text: string;
  readonly name?: string;
}

export function UndoButton({ subject, text, name }: UndoButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<Undo2 size={16} aria-hidden />} aria-label={name} onClick={() => setOpen(true)}>
        {text}
      </Button>
      {open && <UndoDialog subject={subject} onClose={() => setOpen(false)} />}
    </>
  );
}

const ButtonLink = createLink(Button);
/** A batch of more is folded into one line. */
const shownAtOnce = 5;
/** Longest time between a batch's first event and its other entries. */
const batchStartToleranceMs = 60_000;

interface HistoryBatchProps {
  /** Entries of one command or batch, newest first; at least one. */
  readonly entries: readonly HistoryEntry[];
  /** Shows all entries, however many. */
  readonly whole: boolean;
  readonly onActor?: (id: string) => void;
}

export function HistoryBatch({ entries, whole, onActor }: HistoryBatchProps) {
  const { t } = useTexts();
  const labels = useHistoryLabels();
  const first = entries[0]!;
  const { actor, at, origin, reason, correlationId } = first;
  const name = labels.actor(actor);
  const isFolded = !whole && entries.length > shownAtOnce;
  const list = (
    <Entries>
      {entries.map((entry) => (
        <li key={entry.eventId}>
          <Entry entry={entry} />
        </li>
      ))}
    </Entries>
  );
  return (
    <BatchCard>
      <div className="head">
        {onActor && actor.kind !== 'member' && actor.kind !== 'visitor' ? (
          <FilterLink
            type="button"
            aria-label={t('admin.history.filterActor', { name })}
            onClick={() => onActor(actor.id)}
          >
            <bdi>{name}</bdi>
          </FilterLink>
        ) : (
          <bdi>{name}</bdi>
        )}
        <span>{t(`admin.history.origins.${origin}`)}</span>
        <When iso={at} />
      </div>
      {reason && (
        <p>
          {t('admin.history.reason')}: <q dir="auto">{reason}</q>
        </p>
      )}
      {isFolded ? (
        <Folded>
          <summary>
            <ChevronRight size={16} aria-hidden />
            <span>
              <EntryTitle entry={first} /> {t('admin.history.andMore', { count: entries.length - 1 })}
            </span>
          </summary>
          {list}
        </Folded>
      ) : (
        list
      )}
      {(entries.length > 1 || whole) && (
        <div className="foot">
          {entries.some(({ undo }) => undo === 'possible') && (
            <UndoButton subject={{ correlationId }} text={t('admin.undo.openBatch')} />
          )}
          {entries.some(({ action, entity }) => action === 'removed' && isRecordKind(entity.kind)) && (
            <ButtonLink to="/admin/removed" search={{ batch: correlationId }}>
              {t('admin.history.removedByBatch')}
            </ButtonLink>
          )}
          {isFolded && (
            <ButtonLink to="/admin/history" search={{ batch: correlationId }}>
              {t('admin.history.wholeBatch')}
            </ButtonLink>
          )}
        </div>
      )}
    </BatchCard>
  );
}

function Entry({ entry }: { readonly entry: HistoryEntry }) {
  const { t } = useTexts();
  const labels = useHistoryLabels();
  const subject = labels.subject(entry);
  const happenedEarlier = Math.abs(Date.parse(entry.at) - Date.parse(entry.happenedAt)) > batchStartToleranceMs;
  return (
    <>
      <EntryHead>
        <p>
          <EntryTitle entry={entry} />
          {entry.product?.name && (
            <>
              {' '}
              <small>{t('admin.history.onProduct', { name: `\u2068${entry.product.name}\u2069` })}</small>
            </>
          )}
          {happenedEarlier && (
            <>
              {' · '}
              <small>
                <When iso={entry.happenedAt} text={(time) => t('admin.history.happened', { time })} />
              </small>
            </>
          )}
        </p>
        {entry.undo === 'done' && <Badge outlined>{t('admin.history.undone')}</Badge>}
        {entry.undo === 'possible' && (
          <UndoButton
            subject={{ position: entry.position }}
            text={t('admin.undo.open')}
            name={t('admin.undo.openNamed', { what: `${labels.happening(entry)} ${subject ?? ''}`.trim() })}
          />
        )}
      </EntryHead>
      <EntryChanges changes={entry.changes} />
    </>
  );
}
