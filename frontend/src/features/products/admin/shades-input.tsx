import { limits, type Shade } from '@henna/domain';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomInputProps } from '../../../admin-kit/form/field-spec.ts';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import { plainList } from '../../../theme/mixins.ts';
import { moveItem } from '../../media/index.ts';
import { ShadeLine } from './shade-line.tsx';
import { shadeProblem, shadesOf, shadesValue } from './shade-values.ts';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  container: 'shades / inline-size',
  '& > legend': { ...theme.typography.body2, padding: 0, marginBlockEnd: 6, fontWeight: 600 },
}));
const Lines = styled('ol')({ display: 'grid', gap: 8, ...plainList });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Shades that are shown of a longer list, until all are asked for. */
const collapsedCount = 6;

/** The shades of a product in their order, each a name and a colour. */
export function ShadesInput({ label, value, error, inputRef, onChange }: CustomInputProps) {
  const { t } = useTranslation();
  const [isExpanded, setExpanded] = useState(false);
  const [announced, setAnnounced] = useState('');
  const group = useRef<HTMLFieldSetElement>(null);
  const shades = shadesOf(value);
  const problem = shadeProblem(shades);
  const hidden = isExpanded || (problem && problem.index >= collapsedCount) ? 0 : shades.length - collapsedCount;
  const shown = hidden > 1 ? shades.slice(0, collapsedCount) : shades;

  const change = (next: readonly Shade[]) => onChange(shadesValue(next));
  /** Once the changed lines are drawn. */
  const focus = (selector: string) =>
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>(selector)?.focus());
  const add = () => {
    setExpanded(true);
    change([...shades, { name: '', hex: shades.at(-1)?.hex ?? '#A06F4A' }]);
    focus('li:last-of-type [data-part=name]');
  };
  const remove = (index: number) => {
    change(shades.filter((_shade, each) => each !== index));
    focus(shades.length > 1 ? `li:nth-of-type(${Math.max(1, index)}) [data-part=name]` : '[data-part=add]');
  };
  const move = (from: number, to: number) => {
    change(moveItem(shades, from, to));
    setAnnounced(t('admin.products.shades.moved', { place: to + 1, total: shades.length }));
    focus(`li:nth-of-type(${to + 1}) [data-part=name]`);
  };
  return (
    <Group ref={group}>
      <legend>{label}</legend>
      {shades.length > 0 && (
        <Lines>
          {shown.map((shade, index) => (
            <ShadeLine
              // Lines have no identity of their own: two shades may be the same.
              key={index}
              shade={shade}
              index={index}
              total={shades.length}
              problem={problem?.index === index ? problem.part : null}
              isWrong={error !== undefined}
              problemRef={inputRef}
              onChange={(changed) => change(shades.map((each, place) => (place === index ? changed : each)))}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          ))}
        </Lines>
      )}
      {error && (
        <FormHelperText error role="alert" sx={{ margin: 0 }}>
          {error}
        </FormHelperText>
      )}
      <Actions>
        {shown.length < shades.length && (
          <Button variant="outlined" size="small" onClick={() => setExpanded(true)}>
            {t('admin.products.shades.showAll', { count: shades.length })}
          </Button>
        )}
        {shades.length < limits.shades && (
          <Button
            ref={problem ? undefined : inputRef}
            data-part="add"
            variant="outlined"
            size="small"
            startIcon={<Plus size={16} aria-hidden />}
            onClick={add}
          >
            {t('admin.products.shades.add')}
          </Button>
        )}
      </Actions>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Group>
  );
}
