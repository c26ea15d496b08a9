import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../../components/switch.tsx';
import type { Tried } from '../../api/what-if.ts';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 6 });

interface LeftOutProps {
  readonly tried: Tried;
  readonly nameOf: (productId: string) => string;
  readonly onChange: (tried: Tried) => void;
}

/** What does not count: the demo, suspected abuse, single products. */
export function LeftOut({ tried, nameOf, onChange }: LeftOutProps) {
  const { t } = useTranslation();
  const { withoutDemo, withoutSuspected, withoutProducts } = tried;
  return (
    <>
      <Switch
        label={t('admin.whatIf.withoutDemo')}
        checked={withoutDemo}
        onChange={(checked) => onChange({ ...tried, withoutDemo: checked })}
      />
      <Switch
        label={t('admin.whatIf.withoutSuspected')}
        checked={withoutSuspected}
        onChange={(checked) => onChange({ ...tried, withoutSuspected: checked })}
      />
      {withoutProducts.length > 0 && (
        <List aria-label={t('admin.whatIf.leftOut')}>
          {withoutProducts.map((id) => (
            <li key={id}>
              <Button
                size="small"
                variant="outlined"
                color="inherit"
                endIcon={<X size={14} aria-hidden />}
                aria-label={t('admin.whatIf.countAgain', { name: nameOf(id) })}
                onClick={() => onChange({ ...tried, withoutProducts: withoutProducts.filter((other) => other !== id) })}
              >
                <bdi>{nameOf(id)}</bdi>
              </Button>
            </li>
          ))}
        </List>
      )}
    </>
  );
}
