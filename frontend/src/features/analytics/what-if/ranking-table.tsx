import type { Replay, WhatIfAnswer } from '@henna/domain';
import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Table, TableFrame, TableRoom } from '../../../admin-kit/table/table.styles.ts';
import { IconButton } from '../../../components/buttons.ts';
import { Spoken } from '../../../components/spoken.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { placesShown } from '../api/what-if.ts';
import { noFigure } from '../figures.ts';
import { PlacesWon } from '../places-won.tsx';
import { ProductLink } from '../product-link.tsx';

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

/** A product in a ranking that is tried, beside its place today. */
export interface TriedPlace {
  readonly productId: string;
  readonly name: string;
  readonly rank: number;
  /** null: it has no place today. */
  readonly liveRank: number | null;
  readonly change: number | null;
}

export const placesOfAnswer = ({ products }: WhatIfAnswer): readonly TriedPlace[] => products;

export const placesOfReplay = ({ result }: Replay): readonly TriedPlace[] =>
  (result?.rows ?? []).slice(0, placesShown).map(({ productId, name, replay, live, change }) => ({
    productId,
    name,
    rank: replay.rank,
    liveRank: live?.rank ?? null,
    change,
  }));
