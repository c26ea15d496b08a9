import { use } from 'react';
import { HolderContext } from '../../admin-kit/session.ts';
import { useTexts } from '../../admin-kit/use-texts.ts';
import type { Today } from './api.ts';
import { Tile, Tiles } from './today.styles.ts';

/** What waits for a decision or for somebody's care, each leading to where it is done. */
export function Waiting({ today }: { readonly today: Today }) {
  const { t, number } = useTexts();
  const role = use(HolderContext)?.role;
  const { openReports, uncategorised, withoutPicture, parkedEvents } = today;
  const tiles = [
    { name: 'reports', count: openReports, to: '/admin/moderation', search: {} },
    { name: 'uncategorised', count: uncategorised, to: '/admin/products', search: { show: 'uncategorised' } },
    { name: 'withoutPicture', count: withoutPicture, to: '/admin/products', search: { show: 'withoutPicture' } },
    { name: 'parked', count: parkedEvents, to: '/admin/views', search: {} },
  ] as const;
  return (
    <Tiles aria-label={t('admin.today.waitingTitle')}>
      {tiles
        .filter(({ name }) => role === 'admin' || name === 'reports' || name === 'parked')
        .map(({ name, count, to, search }) => (
          <li key={name}>
            <Tile to={to} search={search} waits={count > 0}>
              <strong>{number(count)}</strong>
              <span>{t(`admin.today.${name}`, { count })}</span>
            </Tile>
          </li>
        ))}
    </Tiles>
  );
}
