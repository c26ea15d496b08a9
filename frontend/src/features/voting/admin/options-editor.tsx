import { limits, tones, type Tone } from '@henna/domain';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Plus, X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Conflicts } from '../../../admin-kit/form/conflicts.tsx';
import { newLine, optionsProblem, type OptionLine, type OptionsConflict, type OptionsProblem } from './option-lines.ts';
import { useToneNames } from './tone-names.ts';

const Editor = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  container: 'options / inline-size',
});
const Lines = styled('ul')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) 132px 44px',
  gap: 8,
  alignItems: 'center',
  // Too narrow for both labels: the Arabic one is below.
  '@container options (width < 480px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 132px 44px',
    '& + &': { marginBlockStart: 12 },
    '& > :nth-of-type(1)': { gridColumn: '1 / 3' },
    '& > :nth-of-type(2)': { gridArea: '2 / 1' },
    '& > :nth-of-type(3)': { gridArea: '2 / 2' },
  },
});
const AddRow = styled('div')({ display: 'flex', gap: 8, '& > div': { flex: 1, minWidth: 0 } });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface OptionsEditorProps {
  readonly lines: readonly OptionLine[];
  readonly onChange: (lines: readonly OptionLine[]) => void;
  readonly conflict: OptionsConflict;
  readonly bounds: { readonly min: number; readonly max: number };
  readonly boundsTexts: { readonly tooFew: string; readonly tooMany: string };
  /** Lines can be removed while more than these remain. */
  readonly keepAtLeast?: number;
  /** Lines can be added while there are fewer than these. */
  readonly offerUpTo?: number;
  readonly addLabel?: string;
  readonly pending: boolean;
  readonly save: string;
  readonly onSave: () => void;
  /** Called instead of saving when the other person's lines were chosen. */
  readonly onKeepTheirs: () => void;
  readonly children?: ReactNode;
}

export function OptionsEditor(props: OptionsEditorProps) {
  const { lines, onChange, conflict, bounds, keepAtLeast = 0, offerUpTo = limits.optionsPerSet, pending } = props;
  const { t } = useTranslation();
  const toneNames = useToneNames();
  const [problem, setProblem] = useState<OptionsProblem | null>(null);
  const problemTexts = {
    ...props.boundsTexts,
    notUnique: t('admin.options.unique'),
    tooLong: t('admin.options.tooLong'),
  };
  const save = () => {
    if (conflict.shown?.choice === null) return conflict.refuse();
    if (conflict.shown?.choice === 'theirs') return props.onKeepTheirs();
    const found = optionsProblem(lines, bounds);
    setProblem(found);
    if (!found) props.onSave();
  };
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const addTyped = () => {
    if (typed.trim()) onChange([...lines, newLine(typed.trim())]);
    setTyped('');
  };
  const addEmpty = () => {
    onChange([...lines, newLine('')]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus());
  };
  const change = (key: number, part: Partial<OptionLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const onEnter = (event: KeyboardEvent, action: () => void) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    action();
  };
  return (
    <>
      {conflict.shown && (
        <Conflicts
          conflicts={[conflict.shown]}
          refusedSaves={conflict.refused}
          onChoose={(_field, side) => conflict.choose(side)}
        />
      )}
      <Editor>
        <Lines ref={list}>
          {lines.map((line, index) => (
            <Line key={line.key}>
              <OutlinedInput
                size="small"
                value={line.label}
                onChange={(event) => change(line.key, { label: event.target.value })}
                onKeyDown={(event) => onEnter(event, save)}
                inputProps={{
                  'aria-label': t('admin.options.option', { number: index + 1 }),
                  maxLength: limits.optionLabel,
                  dir: 'auto',
                }}
              />
              <OutlinedInput
                size="small"
                value={line.arabic}
                placeholder={t('admin.options.arabicPlaceholder')}
                onChange={(event) => change(line.key, { arabic: event.target.value })}
                onKeyDown={(event) => onEnter(event, save)}
                inputProps={{
                  'aria-label': t('admin.options.arabic', { number: index + 1 }),
                  maxLength: limits.name,
                  dir: line.arabic ? 'rtl' : 'auto',
                  ...(line.arabic && { lang: 'ar' }),
                }}
              />
              <NativeSelect
                variant="outlined"
                input={<OutlinedInput size="small" />}
                value={line.tone}
                onChange={(event) => change(line.key, { tone: event.target.value as Tone })}
                inputProps={{ 'aria-label': t('admin.options.tone', { number: index + 1 }) }}
              >
                {tones.map((tone) => (
                  <option key={tone} value={tone}>
                    {toneNames[tone]}
                  </option>
                ))}
              </NativeSelect>
              <IconButton
                aria-label={t('admin.options.remove', { number: index + 1 })}
                disabled={lines.length <= keepAtLeast}
                onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
              >
                <X size={18} aria-hidden />
              </IconButton>
            </Line>
          ))}
        </Lines>
        {!props.addLabel && lines.length < offerUpTo && (
          <AddRow>
            <OutlinedInput
              size="small"
              value={typed}
              placeholder={t('admin.options.newPlaceholder')}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => onEnter(event, addTyped)}
              inputProps={{ 'aria-label': t('admin.options.newOption'), maxLength: limits.optionLabel, dir: 'auto' }}
            />
            <Button variant="outlined" onClick={addTyped}>
              {t('admin.options.add')}
            </Button>
          </AddRow>
        )}
        {problem && (
          <Typography variant="body2" color="error" role="alert">
            {problemTexts[problem]}
          </Typography>
        )}
        <Actions>
          {lines.length < offerUpTo && (
            <Button startIcon={<Plus size={16} aria-hidden />} onClick={addEmpty}>
              {props.addLabel ?? t('admin.options.addEmpty')}
            </Button>
          )}
          <Button variant="contained" onClick={save} disabled={pending}>
            {pending ? t('admin.common.saving') : props.save}
          </Button>
          {props.children}
        </Actions>
      </Editor>
    </>
  );
}
