import '../../i18n/admin.load.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { use, useState } from 'react';
import { DeleteDialog } from '../../admin-kit/form/deletion.tsx';
import { LoadingBlocks, PageHead, Section } from '../../admin-kit/page-parts.tsx';
import { HolderContext } from '../../admin-kit/session.ts';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { When } from '../../admin-kit/when.tsx';
import { ErrorState, StateBlock } from '../../components/states.tsx';
import { ApiError, isStatus } from '../../lib/api.ts';
import { HistoryButton } from '../history/index.ts';
import { memberQuery, type Member } from './api.ts';
import { LinkDialog } from './link-dialog.tsx';
import { MemberLink } from './member-link.tsx';
import { Facts, LatestContributions, ProfileSection, ReportsSection } from './member-sections.tsx';
import { RemoveAll } from './remove-all.tsx';
import { useMemberActions } from './use-member-actions.ts';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export function MemberPage() {
  const { t } = useTexts();
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(memberQuery(id));
  return (
    <>
      <MemberLink to="/admin/members" style={{ justifySelf: 'start' }}>
        {t('admin.members.all')}
      </MemberLink>
      {data ? (
        <MemberRecord member={data} />
      ) : isStatus(error, 404) ? (
        <Missing isErased={error instanceof ApiError && error.code === 'MEMBER_ERASED'} />
      ) : error ? (
        <ErrorState error={error} title={t('admin.common.loadFailed')} onRetry={() => void refetch()} />
      ) : (
        <LoadingBlocks heights={[60, 220, 140, 320]} />
      )}
    </>
  );
}

function Missing({ isErased }: { readonly isErased: boolean }) {
  const { t } = useTexts();
  const which = isErased ? 'erased' : 'notFound';
  return <StateBlock heading title={t(`admin.members.${which}`)} text={t(`admin.members.${which}Text`)} />;
}

type Opened = 'mute' | 'end' | 'secondFactor' | 'resetLink' | 'emailLink';

function MemberRecord({ member }: { readonly member: Member }) {
  const { t, number } = useTexts();
  const isAdmin = use(HolderContext)?.role === 'admin';
  const [opened, setOpened] = useState<Opened | null>(null);
  const { mute, unmute, end, removeFactor } = useMemberActions(member);
  const { id, name, account, email } = member;
  const close = () => setOpened(null);
  const ask = (which: Opened, text: string) => (
    <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpened(which)}>
      {text}
    </Button>
  );
  const confirm = (title: string, text: string, label: string, act: (reason: string) => void) => (
    <DeleteDialog
      title={title}
      text={text}
      confirm={label}
      onDelete={(reason) => {
        close();
        act(reason);
      }}
      onCancel={close}
    />
  );
  const hasGiven = member.comments + member.votes + member.ratings > 0;
  return (
    <>
      <PageHead title={name} text={id}>
        <HistoryButton kind="member" id={id} name={name} />
      </PageHead>
      <Section title={t('admin.members.account')}>
        <Facts>
          {email !== null && (
            <>
              <dt>{t('admin.members.email')}</dt>
              <dd>
                <bdi>{email}</bdi> ({t(account?.emailVerified ? 'admin.members.verified' : 'admin.members.unverified')})
              </dd>
            </>
          )}
          <dt>{t('admin.members.joined')}</dt>
          <dd>
            <When iso={member.joinedAt} />
          </dd>
          <dt>{t('admin.members.via')}</dt>
          <dd>{t(`admin.history.values.via.${member.via}`)}</dd>
          {account && (
            <>
              <dt>{t('admin.members.signIn')}</dt>
              <dd>
                {[...(account.hasPassword ? [t('admin.members.password')] : []), ...account.providers].join(', ') ||
                  '–'}
              </dd>
              {account.hasPassword && (
                <>
                  <dt>{t('admin.members.secondFactor')}</dt>
                  <dd>{t(account.secondFactor ? 'admin.members.on' : 'admin.members.off')}</dd>
                </>
              )}
              <dt>{t('admin.members.sessions')}</dt>
              <dd>{number(account.sessions)}</dd>
            </>
          )}
        </Facts>
        {!account && <Typography variant="body2">{t('admin.members.noAccount')}</Typography>}
        {isAdmin && account && (
          <Actions>
            {ask('end', t('admin.members.endSessions'))}
            {ask('resetLink', t('admin.members.resetLink'))}
            {account.hasPassword && ask('emailLink', t('admin.members.emailLink'))}
            {account.secondFactor && ask('secondFactor', t('admin.members.removeSecondFactor'))}
          </Actions>
        )}
      </Section>
      <Section title={t('admin.members.writing')}>
        {member.mute ? (
          <Typography variant="body2">
            {t('admin.members.muted')}, <When iso={member.mute.at} text={(when) => when} />
            {member.mute.by !== null && ` ${t('admin.members.mutedBy', { name: member.mute.by })}`}
            {member.mute.reason !== null && (
              <>
                {' – '}
                {t('admin.members.mutedBecause')} <bdi>{member.mute.reason}</bdi>
              </>
            )}
          </Typography>
        ) : (
          <Typography variant="body2">{t('admin.members.mayWrite')}</Typography>
        )}
        <Actions>
          {member.mute ? (
            <Button variant="outlined" onClick={() => unmute.mutate()}>
              {t('admin.members.unmute')}
            </Button>
          ) : (
            ask('mute', t('admin.members.mute'))
          )}
        </Actions>
      </Section>
      <ProfileSection member={member} />
      <Section title={t('admin.members.contributions')}>
        {(['comments', 'votes', 'ratings'] as const).map((kind) => (
          <LatestContributions key={kind} kind={kind} member={member} />
        ))}
        <Actions>
          <RemoveAll member={member} isOffered={hasGiven} />
        </Actions>
      </Section>
      <ReportsSection id={id} />
      {opened === 'mute' &&
        confirm(
          t('admin.members.muteTitle', { name }),
          t('admin.members.muteText'),
          t('admin.members.mute'),
          mute.mutate,
        )}
      {opened === 'end' &&
        confirm(
          t('admin.members.endSessions'),
          t('admin.members.endSessionsText'),
          t('admin.members.endSessions'),
          end.mutate,
        )}
      {opened === 'secondFactor' &&
        confirm(
          t('admin.members.removeSecondFactor'),
          t('admin.members.removeSecondFactorText'),
          t('admin.members.removeSecondFactor'),
          removeFactor.mutate,
        )}
      {(opened === 'resetLink' || opened === 'emailLink') && (
        <LinkDialog member={member} kind={opened} onClose={close} />
      )}
    </>
  );
}
