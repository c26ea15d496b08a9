import { limits, type Shade } from '@henna/domain';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { shownColour, typedColour } from './shade-values.ts';

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 7.5rem auto',
  gap: 8,
  alignItems: 'center',
  '& > input[type=color]': {
    width: 44,
    height: 44,
    padding: 4,
    border: `1px solid ${theme.vars?.palette.divider}`,
    borderRadius: 10,
    background: 'none',
    cursor: 'pointer',
  },
  '& > span': { display: 'flex' },
  // Too narrow for one line: the colour as text and the buttons are below the name.
  '@container shades (width < 480px)': {
    gridTemplateColumns: '44px minmax(0, 1fr) auto',
    '& + &': { marginBlockStart: 12 },
    '& > [data-cell=name]': { gridColumn: '2 / 4' },
    '& > [data-cell=hex]': { gridColumn: 2 },
  },
}));

interface ShadeLineProps {
  readonly shade: Shade;
  readonly index: number;
  readonly total: number;
  readonly problem: 'name' | 'hex' | null;
  /** Whether the problem is shown. */
  readonly isWrong: boolean;
  /** Of the input that has the problem. */
  readonly problemRef: (element: HTMLElement | null) => void;
  readonly onChange: (shade: Shade) => void;
  /** @param to index, from 0 */
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** One shade: its colour to pick or to type, its name, and where it stands. */
export function ShadeLine(props: ShadeLineProps) {
  const { shade, index, total, problem, isWrong, problemRef, onChange, onMove, onRemove } = props;
  const { t } = useTranslation();
  const number = index + 1;
  const part = (name: 'name' | 'hex') => ({
    error: isWrong && problem === name,
    inputRef: problem === name ? problemRef : undefined,
  });
  // Enter would save the product before the next shade is added.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
  };
  return (
    <Line>
      <input
        type="color"
        value={shownColour(shade.hex)}
        aria-label={t('admin.products.shades.pick', { number })}
        onChange={(event) => onChange({ ...shade, hex: event.target.value.toUpperCase() })}
      />
      <OutlinedInput
        size="small"
        data-cell="name"
        value={shade.name}
        {...part('name')}
        placeholder={t('admin.products.shades.name')}
        onChange={(event) => onChange({ ...shade, name: event.target.value })}
        onKeyDown={onKeyDown}
        inputProps={{
          'data-part': 'name',
          'aria-label': t('admin.products.shades.nameOf', { number }),
          maxLength: limits.name,
          dir: 'auto',
        }}
      />
      <OutlinedInput
        size="small"
        data-cell="hex"
        value={shade.hex}
        {...part('hex')}
        onChange={(event) => onChange({ ...shade, hex: typedColour(event.target.value) })}
        onKeyDown={onKeyDown}
        inputProps={{
          'aria-label': t('admin.products.shades.hexOf', { number }),
          maxLength: 7,
          dir: 'ltr',
          spellCheck: false,
        }}
      />
      <span>
        <IconButton
          aria-label={t('admin.products.shades.moveEarlier', { number })}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ChevronUp size={18} aria-hidden />
        </IconButton>
        <IconButton
          aria-label={t('admin.products.shades.moveLater', { number })}
          disabled={index === total - 1}
          onClick={() => onMove(index + 1)}
        >
          <ChevronDown size={18} aria-hidden />
        </IconButton>
        <IconButton aria-label={t('admin.products.shades.remove', { number })} onClick={onRemove}>
          <X size={18} aria-hidden />
        </IconButton>
      </span>
    </Line>
  );
}
