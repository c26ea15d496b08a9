import '../../i18n/admin.load.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { LoadingBlocks, PageHead, Section } from '../../admin-kit/page-parts.tsx';
import { useMayWrite } from '../../admin-kit/session.ts';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { tokensQuery } from './api.ts';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { TokenList } from './token-list.tsx';

/** For administrators: who may enter the panel, as what, and until when. */
export function TokensPage() {
  const { t } = useTexts();
  const mayWrite = useMayWrite();
  const [creating, setCreating] = useState(false);
  if (!mayWrite)
    return (
      <>
        <PageHead title={t('admin.tokens.title')} />
        <EmptyState title={t('admin.tokens.onlyAdmins')} text={t('admin.tokens.onlyAdminsText')} />
      </>
    );
  return (
    <>
      <PageHead title={t('admin.tokens.title')} text={t('admin.tokens.text')}>
        <Button
          variant="contained"
          startIcon={<Plus size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setCreating(true)}
        >
          {t('admin.tokens.create')}
        </Button>
      </PageHead>
      <Tokens />
      {creating && <NewTokenDialog onClose={() => setCreating(false)} />}
    </>
  );
}

function Tokens() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(tokensQuery());
  if (!data && error)
    return <ErrorState error={error} title={t('admin.tokens.loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlocks heights={[320]} />;
  const valid = data.filter(({ state }) => state === 'valid');
  const ended = data.filter(({ state }) => state !== 'valid');
  return (
    <>
      {valid.length === 0 ? (
        <EmptyState title={t('admin.tokens.nothing')} />
      ) : (
        <Section title={t('admin.tokens.valid')}>
          <TokenList tokens={valid} />
        </Section>
      )}
      {ended.length > 0 && (
        <Section title={t('admin.tokens.ended')}>
          <TokenList tokens={ended} />
        </Section>
      )}
    </>
  );
}
