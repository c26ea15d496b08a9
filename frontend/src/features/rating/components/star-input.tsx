import { styled } from '@mui/material/styles';
import { Star } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden, visuallyHidden } from '../../../components/visually-hidden.ts';
import { starLevels, type Stars } from '../rating-statistics.ts';

const Field = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 });
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  columnGap: 12,
  '& > :first-child': { flex: 'none' },
});
const StarLabel = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  cursor: 'pointer',
  borderRadius: 12,
  color: theme.vars?.palette.saffron,
  '& svg': { fill: 'transparent', transition: 'fill 150ms ease-out, transform 150ms ease-out' },
  '&[data-filled=true] svg': { fill: 'currentcolor' },
  '&:active svg': { transform: 'scale(0.88)' },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars?.palette.primary.main}` },
}));
const Radio = styled('input')(visuallyHidden);
// All labels share one grid cell, and the widest sets its width: the stars never move under the pointer.
const Meanings = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  alignItems: 'center',
  fontWeight: 600,
  lineHeight: 1.25,
  '& > *': { gridArea: '1 / 1', visibility: 'hidden' },
  '& > [data-shown=true]': { visibility: 'visible' },
}));

const Beside = styled('span')({ display: 'grid', justifyItems: 'start', minWidth: 0 });
const Remove = styled('button')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-block',
  position: 'relative',
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.vars?.palette.text.secondary,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { color: theme.vars?.palette.text.primary },
  '&[hidden]': { display: 'none' },
  // As tall as a finger, without moving the stars.
  '&::after': { content: '""', position: 'absolute', insetInline: -8, insetBlock: '-8px -18px' },
}));

/** Milliseconds without another arrow key. */
const commitDelay = 600;
const ascending = [...starLevels].reverse();

interface StarInputProps {
  readonly value: Stars | null;
  /** Settles when the server has answered, whatever it says. */
  readonly onRate: (stars: Stars) => Promise<unknown>;
  readonly onWithdraw: () => void;
}

/**
 * Five stars as one radio group. Hovering previews. A tap rates at once; stars chosen by arrow keys are committed after
 * a delay, on Enter or on leaving the group, so that the way from one star to five is not five ratings.
 */
export function StarInput({ value, onRate, onWithdraw }: StarInputProps) {
  const { t } = useTranslation();
  const [hovered, setHovered] = useState<Stars | null>(null);
  /** Chosen, and not in `value` yet. */
  const [choice, setChoice] = useState<{ readonly stars: Stars; readonly isSent: boolean } | null>(null);
  const byArrow = useRef(false);
  const first = useRef<HTMLInputElement>(null);
  if (choice?.stars === value) setChoice(null);

  const commit = (stars: Stars) => {
    if (stars === value) return setChoice(null);
    setChoice({ stars, isSent: true });
    void onRate(stars).finally(() => setChoice((last) => (last?.isSent ? null : last)));
  };
  const commitWalked = () => choice && !choice.isSent && commit(choice.stars);
  const onRest = useEffectEvent(commitWalked);
  useEffect(() => {
    if (!choice || choice.isSent) return;
    const timer = setTimeout(() => onRest(), commitDelay);
    return () => clearTimeout(timer);
  }, [choice]);

  const choose = (stars: Stars) => {
    if (byArrow.current) setChoice({ stars, isSent: false });
    else commit(stars);
    byArrow.current = false;
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    byArrow.current = key.startsWith('Arrow');
    if (key === 'Enter') commitWalked();
  };

  const remove = () => {
    setChoice(null);
    onWithdraw();
    first.current?.focus();
  };

  const checked = choice?.stars ?? value;
  const shown = hovered ?? checked;
  return (
    <Field
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        byArrow.current = false;
      }}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && commitWalked()}
    >
      <VisuallyHidden as="legend">{value === null ? t('rating.tap') : t('rating.yours')}</VisuallyHidden>
      <Row onMouseLeave={() => setHovered(null)}>
        <span>
          {ascending.map((level) => (
            <StarLabel
              key={level}
              data-filled={shown !== null && level <= shown}
              onMouseEnter={() => setHovered(level)}
            >
              <Radio
                ref={level === 1 ? first : undefined}
                type="radio"
                name="stars"
                value={level}
                checked={checked === level}
                onChange={() => choose(level)}
              />
              <Star size={28} strokeWidth={1.5} aria-hidden />
              <VisuallyHidden>{t('rating.stars', { count: level })}</VisuallyHidden>
            </StarLabel>
          ))}
        </span>
        <Beside>
          <Meanings aria-hidden>
            {ascending.map((level) => (
              <span key={level} data-shown={shown === level}>
                {t(`rating.meaning${level}`)}
              </span>
            ))}
            <span data-shown={shown === null}>{t('rating.tap')}</span>
          </Meanings>
          <Remove type="button" onClick={remove} hidden={value === null}>
            {t('rating.withdraw')}
          </Remove>
        </Beside>
      </Row>
    </Field>
  );
}
