import { styled } from '@mui/material/styles';
import { Badge } from '../../../components/badge.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { plainList } from '../../../theme/mixins.ts';
import type { StoredOption } from './option-lines.ts';
import { useToneNames } from './tone-names.ts';

const Row = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  ...plainList,
  '& li': { maxWidth: '100%' },
});

export function OptionBadges({ options }: { readonly options: readonly StoredOption[] }) {
  const label = useLabel();
  const toneNames = useToneNames();
  return (
    <Row>
      {options.map((option) => (
        <li key={option.label}>
          <Badge>
            <bdi>{label(option.label, option.labels)}</bdi>
            {option.tone && option.tone !== 'neutral' && <small> · {toneNames[option.tone]}</small>}
          </Badge>
        </li>
      ))}
    </Row>
  );
}
