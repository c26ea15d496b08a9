import { EyeOff } from 'lucide-react';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { Table, TableFrame, TableContainer } from '../../../admin-kit/table/table.styles.ts';
import { IconButton } from '../../../components/buttons.ts';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import { maxRanks } from '../api/what-if.ts';
import { noFigure } from '../figures.ts';
import { RankChange } from '../rank-change.tsx';
import { ProductLink } from '../product-link.tsx';
import type { Replay, WhatIfAnswer } from '../api-types.ts';

interface RankingTableProps {
  readonly products: readonly RankedProduct[];
  /** Absent: no more products can be excluded. */
  readonly onExclude: ((product: RankedProduct) => void) | undefined;
}

export function RankingTable({ products, onExclude }: RankingTableProps) {
  const { t, number } = useTexts();
  return (
    <TableContainer>
      <TableFrame>
        <Table>
          <caption>
            <VisuallyHidden>{t('admin.whatIf.ranking')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('admin.whatIf.rank')}</th>
              <th scope="col">{t('admin.whatIf.product')}</th>
              <th scope="col">{t('admin.whatIf.rankToday')}</th>
              <th scope="col">{t('admin.whatIf.change')}</th>
              <th scope="col">
                <VisuallyHidden>{t('admin.whatIf.exclude')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <tr key={product.productId}>
                <td>{number(product.rank)}</td>
                <th scope="row">
                  <ProductLink id={product.productId} name={product.name} brand={null} />
                </th>
                <td>{product.liveRank === null ? noFigure : number(product.liveRank)}</td>
                <td>
                  <RankChange gain={product.change} />
                </td>
                <td>
                  {onExclude && (
                    <IconButton
                      aria-label={t('admin.whatIf.excludeNamed', { name: product.name })}
                      title={t('admin.whatIf.exclude')}
                      onClick={() => onExclude(product)}
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
    </TableContainer>
  );
}

/** A product in the draft's ranking, beside its rank today. */
export interface RankedProduct {
  readonly productId: string;
  readonly name: string;
  readonly rank: number;
  /** null: it has no rank today. */
  readonly liveRank: number | null;
  readonly change: number | null;
}

export const rankingOfAnswer = ({ products }: WhatIfAnswer): readonly RankedProduct[] => products;

export const rankingOfReplay = ({ result }: Replay): readonly RankedProduct[] =>
  (result?.rows ?? []).slice(0, maxRanks).map(({ productId, name, replay, live, change }) => ({
    productId,
    name,
    rank: replay.rank,
    liveRank: live?.rank ?? null,
    change,
  }));
