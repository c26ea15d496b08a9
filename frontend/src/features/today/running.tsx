import { useTexts } from '../../admin-kit/use-texts.ts';
import { SectionTitle } from '../../components/page.tsx';
import { ButtonLink } from '../../components/buttons.ts';
import type { Today } from './api.ts';
import { Block, Lines } from './today.styles.ts';

/** Imports and batches that are running, with their progress; nothing where none is. */
export function Running({ today: { imports, batches } }: { readonly today: Today }) {
  const { t, number } = useTexts();
  if (imports.length + batches.length === 0) return null;
  const progress = (done: number, total: number, label: string) => (
    <>
      <progress value={done} max={Math.max(total, 1)} aria-label={label} />
      <small>{t('admin.today.progress', { done: number(done), total: number(total) })}</small>
    </>
  );
  return (
    <Block aria-labelledby="today-running">
      <div className="head">
        <div>
          <SectionTitle id="today-running" title={t('admin.today.running')} />
        </div>
      </div>
      <Lines>
        {imports.map(({ id, entity, status, done, total }) => {
          const label = t(`admin.today.${status === 'undoing' ? 'undoingImport' : 'import'}`, {
            entity: t(`admin.transfer.entities.${entity}`),
          });
          return (
            <li key={id}>
              <p>{label}</p>
              {progress(done, total, label)}
              <ButtonLink to="/admin/import" search={{ import: id }} size="small" sx={{ justifySelf: 'start' }}>
                {t('admin.today.openImport')}
              </ButtonLink>
            </li>
          );
        })}
        {batches.map(({ batchId, kind, target, total, changed, skipped }) => {
          const label =
            kind === 'reset' || kind === 'undo'
              ? t(`admin.today.${kind === 'undo' ? 'undoingReset' : 'reset'}`, {
                  of: t(`admin.shell.${target.of ?? 'votes'}`),
                })
              : t(`admin.today.${kind}`);
          return (
            <li key={batchId}>
              <p>{label}</p>
              {progress(changed + skipped, total, label)}
            </li>
          );
        })}
      </Lines>
    </Block>
  );
}
