import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/icon-button.ts';
import { Spoken } from '../../../components/spoken.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { Table, TableFrame, TableRoom } from '../../../admin-kit/table/table.styles.ts';
import { noFigure } from '../figures.ts';
import { PlacesWon } from '../places-won.tsx';
import { ProductLink } from '../product-link.tsx';
import type { TriedPlace } from './place.ts';

interface RankingTableProps {
  readonly places: readonly TriedPlace[];
  /** Absent: no more can be left out. */
  readonly onLeaveOut: ((place: TriedPlace) => void) | undefined;
}

/** The ranking that is tried, beside today's. */
export function RankingTable({ places, onLeaveOut }: RankingTableProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <TableRoom>
      <TableFrame>
        <Table>
          <caption>
            <Spoken>{t('admin.whatIf.ranking')}</Spoken>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('admin.whatIf.rank')}</th>
              <th scope="col">{t('admin.whatIf.product')}</th>
              <th scope="col">{t('admin.whatIf.rankToday')}</th>
              <th scope="col">{t('admin.whatIf.change')}</th>
              <th scope="col">
                <Spoken>{t('admin.whatIf.leaveOut')}</Spoken>
              </th>
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <tr key={place.productId}>
                <td>{formatNumber(place.rank, language)}</td>
                <th scope="row">
                  <ProductLink id={place.productId} name={place.name} brand={null} />
                </th>
                <td>{place.liveRank === null ? noFigure : formatNumber(place.liveRank, language)}</td>
                <td>
                  <PlacesWon places={place.change} />
                </td>
                <td>
                  {onLeaveOut && (
                    <IconButton
                      aria-label={t('admin.whatIf.leaveOutNamed', { name: place.name })}
                      title={t('admin.whatIf.leaveOut')}
                      onClick={() => onLeaveOut(place)}
                    >
                      <EyeOff size={16} aria-hidden />
                    </IconButton>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </TableRoom>
  );
}
