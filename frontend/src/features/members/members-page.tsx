import '../../i18n/admin.load.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { PageHead } from '../../admin-kit/page-parts.tsx';
import type { Column } from '../../admin-kit/table/column.ts';
import { RecordTable } from '../../admin-kit/table/record-table.tsx';
import { SavedFilters } from '../../admin-kit/table/saved-filters.tsx';
import { useTableSearch } from '../../admin-kit/table/table-search.ts';
import { Tools } from '../../admin-kit/table/table.styles.ts';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { When } from '../../admin-kit/when.tsx';
import { Badge } from '../../components/badge.ts';
import { SearchField } from '../../components/search-field.tsx';
import { Switch } from '../../components/switch.tsx';
import { membersKey, membersQuery, type ListedMember } from './api.ts';
import { MemberLink } from './member-link.tsx';
import type { MembersSearch } from './members-search.ts';

export function MembersPage() {
  const { t, number } = useTexts();
  const navigate = useNavigate();
  const [search, onSearchChange] = useTableSearch<MembersSearch>();
  const list = useQuery({ ...membersQuery(search), placeholderData: keepPreviousData });
  const { data } = list;
  const isFiltered = Boolean(search.q ?? search.show);
  return (
    <>
      <PageHead title={t('admin.shell.members')} text={t('admin.members.text')} />
      <Tools>
        <SearchField
          label={t('admin.common.search')}
          placeholder={t('admin.members.searchPlaceholder')}
          value={search.q ?? ''}
          onSearch={(text) => onSearchChange({ q: text || undefined })}
        />
        {data && (
          <p role="status">
            {t('admin.members.count', { count: data.total, formatted: number(data.total) })}
            {data.complete === false && ` · ${t('admin.members.partial')}`}
          </p>
        )}
        <div>
          <Switch
            label={t('admin.members.onlyMuted')}
            checked={search.show === 'muted'}
            onChange={(on) => onSearchChange({ show: on ? 'muted' : undefined })}
          />
          <SavedFilters table="members" />
        </div>
      </Tools>
      <RecordTable<ListedMember>
        state={list}
        label={t('admin.shell.members')}
        failedTitle={t('admin.members.failed')}
        columns={useMemberColumns()}
        nameOf={({ name }) => name}
        onOpen={({ id }) => void navigate({ to: '/admin/members/$id', params: { id } })}
        queryKey={membersKey(search)}
        empty={
          isFiltered
            ? { title: t('admin.members.none'), text: t('admin.members.noneText') }
            : { title: t('admin.members.noneYet'), text: t('admin.members.noneYetText') }
        }
      />
    </>
  );
}

function useMemberColumns(): readonly Column<ListedMember>[] {
  const { t, number } = useTexts();
  return [
    {
      key: 'name',
      head: t('admin.members.name'),
      isRowHeader: true,
      cell: ({ id, name, email }) => (
        <>
          <MemberLink to="/admin/members/$id" params={{ id }}>
            <bdi>{name}</bdi>
          </MemberLink>
          {email !== null && (
            <small>
              <bdi>{email}</bdi>
            </small>
          )}
        </>
      ),
    },
    {
      key: 'given',
      head: t('admin.members.given'),
      wide: true,
      cell: ({ comments, votes, ratings }) => [comments, votes, ratings].map(number).join(' · '),
    },
    {
      key: 'joined',
      head: t('admin.members.joined'),
      sort: { by: 'newest', natural: 'desc' },
      cell: ({ joinedAt }) => <When iso={joinedAt} />,
    },
    {
      key: 'status',
      head: t('admin.members.status'),
      cell: ({ muted }) => muted && <Badge>{t('admin.members.muted')}</Badge>,
    },
  ];
}
