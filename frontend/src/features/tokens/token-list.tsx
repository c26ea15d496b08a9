import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts, useToasts } from '../../admin-kit/use-texts.ts';
import { When } from '../../admin-kit/when.tsx';
import { Badge } from '../../components/badge.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { plainList } from '../../theme/mixins.ts';
import { invalidateTokens, revokeToken, type AdminToken } from './api.ts';

const List = styled('ul')(({ theme }) => ({
  ...plainList,
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', paddingBlock: 14 },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
  '& > li > div': { flex: '1 1 260px', minWidth: 0, display: 'grid', gap: 4 },
  '& small': { color: theme.vars?.palette.text.secondary, fontSize: '0.8125rem', overflowWrap: 'anywhere' },
}));
const Name = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minWidth: 0 });

/** Tokens with what became of them; valid ones can be revoked, after a question. */
export function TokenList({ tokens }: { readonly tokens: readonly AdminToken[] }) {
  const { t } = useTexts();
  const { failureToast, showSuccess } = useToasts();
  const client = useQueryClient();
  const [tokenToRevoke, setTokenToRevoke] = useState<AdminToken | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: revokeToken,
    onSuccess: async (_answer, { name }) => {
      showSuccess(t('admin.tokens.revoked', { name }));
      await invalidateTokens(client);
    },
    onError: failureToast(t('admin.tokens.revokeFailed')),
  });
  return (
    <>
      <List>
        {tokens.map((token) => (
          <li key={`${token.source} ${token.name}`}>
            <TokenFacts token={token} />
            {isRevocable(token) && (
              <Button
                size="small"
                variant="outlined"
                aria-haspopup="dialog"
                aria-label={t('admin.tokens.revokeNamed', { name: token.name })}
                disabled={isPending}
                onClick={() => setTokenToRevoke(token)}
              >
                {t('admin.tokens.revoke')}
              </Button>
            )}
          </li>
        ))}
      </List>
      {tokenToRevoke && (
        <ConfirmDialog
          title={t('admin.tokens.revokeTitle', { name: tokenToRevoke.name })}
          confirm={t('admin.tokens.revoke')}
          onConfirm={() => {
            setTokenToRevoke(null);
            mutate(tokenToRevoke);
          }}
          onCancel={() => setTokenToRevoke(null)}
        >
          {tokenToRevoke.own && (
            <p>
              <strong>{t('admin.tokens.revokeOwnText')}</strong>
            </p>
          )}
          <p>{t('admin.tokens.revokeText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const isKeptByOperator = ({ source }: AdminToken) => source === 'environment' || source === 'start';
const isRevocable = (token: AdminToken) => token.state === 'valid' && !isKeptByOperator(token);

function TokenFacts({ token }: { readonly token: AdminToken }) {
  const { t } = useTexts();
  const { name, role, state, own, expiresAt, lastUsedAt, revokedAt } = token;
  return (
    <div>
      <Name>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Badge outlined>{t(`admin.shell.roles.${role}`)}</Badge>
        {own && <Badge>{t('admin.tokens.own')}</Badge>}
        {state !== 'valid' && <Badge>{t(`admin.tokens.${state}Badge`)}</Badge>}
      </Name>
      <small>
        <Creation token={token} />
        {isKeptByOperator(token) && ` · ${t('admin.tokens.keptByOperator')}`}
      </small>
      <small>
        {state === 'revoked' && <When iso={revokedAt} text={(when) => t('admin.tokens.revokedAt', { when })} />}
        {state === 'expired' && <When iso={expiresAt} text={(when) => t('admin.tokens.expired', { when })} />}
        {state === 'valid' && expiresAt === null && t('admin.tokens.neverExpires')}
        {state === 'valid' && <When iso={expiresAt} text={(when) => t('admin.tokens.expires', { when })} />}
        {' · '}
        {lastUsedAt === null && t('admin.tokens.neverUsed')}
        <When iso={lastUsedAt} text={(when) => t('admin.tokens.lastUsed', { when })} />
      </small>
    </div>
  );
}

function Creation({ token: { source, createdAt, createdBy } }: { readonly token: AdminToken }) {
  const { t } = useTexts();
  if (createdAt === null) return t(`admin.tokens.source.${source}`);
  return (
    <When
      iso={createdAt}
      text={(when) =>
        createdBy === null
          ? t('admin.tokens.created', { source: t(`admin.tokens.source.${source}`), when })
          : t('admin.tokens.createdBy', { when, name: createdBy })
      }
    />
  );
}
