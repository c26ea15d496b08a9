import { styled } from '@mui/material/styles';
import { Badge } from '../../../components/badge.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { plainList } from '../../../theme/mixins.ts';
import type { StoredOption } from './option-lines.ts';

const Row = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  ...plainList,
  '& li': { maxWidth: '100%' },
});

export function OptionBadges({ options }: { readonly options: readonly StoredOption[] }) {
  const label = useLabel();
  return (
    <Row>
      {options.map((option) => (
        <li key={option.label}>
          <Badge dir="auto">{label(option.label, option.labels)}</Badge>
        </li>
      ))}
    </Row>
  );
}
