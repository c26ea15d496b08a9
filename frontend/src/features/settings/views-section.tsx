import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Section } from '../../admin-kit/page-parts.tsx';
import { useMayWrite } from '../../admin-kit/session.ts';
import { useTexts, useToasts } from '../../admin-kit/use-texts.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { showToast } from '../../components/toast/toasts.ts';
import { plainList } from '../../theme/mixins.ts';
import { isUnderWay, invalidateSystem, requestRebuild, type SystemView } from './api.ts';
import { usePositionText } from './use-position-text.ts';
import { ParkedEvents, RebuildState } from './view-state.tsx';

const List = styled('ul')(({ theme }) => ({
  ...plainList,
  fontVariantNumeric: 'tabular-nums',
  '& > li': { display: 'grid', gap: 10, paddingBlock: 12 },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
}));
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  '& > div': { flex: '1 1 140px', minWidth: 0 },
  '& strong': { display: 'block' },
  '& small': { color: theme.vars?.palette.text.secondary, fontSize: '0.8125rem', overflowWrap: 'anywhere' },
}));

/** Every view, those with parked events first, and the way to rebuild it. */
export function ViewsSection({ views }: { readonly views: readonly SystemView[] }) {
  const { failureToast } = useToasts();
  const { t, number } = useTexts();
  const positionText = usePositionText();
  const client = useQueryClient();
  const mayWrite = useMayWrite();
  const [viewToRebuild, setViewToRebuild] = useState<SystemView | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ view }: SystemView) => requestRebuild(view),
    onSuccess: async (_answer, { view }) => {
      showToast({ title: t('admin.views.requested', { view }), tone: 'success' });
      await invalidateSystem(client);
    },
    onError: failureToast(t('admin.views.failed')),
  });
  return (
    <Section title={t('admin.views.title')} text={t('admin.views.text')}>
      <List>
        {views
          .toSorted((a, b) => b.parked - a.parked)
          .map((each) => (
            <li key={each.view}>
              <Line>
                <div>
                  <strong>
                    <bdi>{each.view}</bdi>
                  </strong>
                  <small>
                    {t('admin.views.facts', {
                      version: number(each.version),
                      build: number(each.build),
                      position: positionText(each.position),
                    })}
                  </small>
                </div>
                {mayWrite && (
                  <Button
                    size="small"
                    variant="outlined"
                    aria-haspopup="dialog"
                    aria-label={t(each.parked > 0 ? 'admin.views.retryNamed' : 'admin.views.rebuildNamed', {
                      view: each.view,
                    })}
                    disabled={isPending || isUnderWay(each.rebuild)}
                    onClick={() => setViewToRebuild(each)}
                  >
                    {each.parked > 0 ? t('admin.views.retry') : t('admin.views.rebuild')}
                  </Button>
                )}
              </Line>
              {each.parked > 0 && <ParkedEvents view={each} />}
              {each.rebuild && <RebuildState view={each.view} rebuild={each.rebuild} />}
            </li>
          ))}
      </List>
      {viewToRebuild && (
        <ConfirmDialog
          title={t('admin.views.askTitle', { view: viewToRebuild.view })}
          confirm={t('admin.views.rebuild')}
          onConfirm={() => {
            setViewToRebuild(null);
            mutate(viewToRebuild);
          }}
          onCancel={() => setViewToRebuild(null)}
        >
          {t('admin.views.askText')}
        </ConfirmDialog>
      )}
    </Section>
  );
}
