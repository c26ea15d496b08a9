import { styled } from '@mui/material/styles';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { Framed } from '../../../components/text-input.tsx';
import { sqlCompletions, type Completions } from './completions.ts';
import { CompletionList, completionId } from './completion-list.tsx';

const longest = 10_000;
const padding = '10px 14px';

const monospace = {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  // Below this size an iPhone zooms in when one types.
  '@media (pointer: coarse)': { fontSize: '1rem' },
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  tabSize: 2,
} as const;
const Place = styled('div')({
  position: 'relative',
  '&& textarea': { ...monospace, minHeight: 168, maxHeight: 480 },
});
/** The text up to the caret as the field breaks it into lines, so that the list has its place below the caret's line. */
const TextBefore = styled('div')({
  ...monospace,
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockStart: 0,
  padding,
  overflowWrap: 'break-word',
  visibility: 'hidden',
  pointerEvents: 'none',
  '& > *': { visibility: 'visible', pointerEvents: 'auto' },
});

interface SqlFieldProps {
  readonly id: string;
  readonly describedBy: string;
  readonly text: string;
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (text: string) => void;
  /** Another text in which one goes on typing at a place. */
  readonly onReplace: (text: string, at: number) => void;
  readonly onRun: () => void;
}

interface Shown extends Completions {
  readonly caret: number;
  readonly scrolled: number;
}

/**
 * A query, with names of the schema offered while it is typed: the arrows choose one, Enter takes it, Escape closes the
 * list. Until one is chosen all keys do what they do in any field.
 */
export function SqlField({ id, describedBy, text, fieldRef, onChange, onReplace, onRun }: SqlFieldProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [active, setActive] = useState(-1);
  const offer = ({ value, selectionStart, scrollTop }: HTMLTextAreaElement, isAsked = false) => {
    const completions = sqlCompletions(value, selectionStart, isAsked);
    setShown(completions && { ...completions, caret: selectionStart, scrolled: scrollTop });
    setActive(-1);
  };
  const close = () => setShown(null);
  const take = (index: number) => {
    const chosen = shown?.options[index];
    if (!shown || !chosen) return;
    onReplace(text.slice(0, shown.start) + chosen.name + text.slice(shown.caret), shown.start + chosen.name.length);
    close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, ctrlKey, metaKey, currentTarget } = event;
    const isCommand = ctrlKey || metaKey;
    if (key === 'Enter' && isCommand) {
      close();
      return onRun();
    }
    if (key === ' ' && ctrlKey) {
      event.preventDefault();
      return offer(currentTarget, true);
    }
    if (!shown || isCommand) return;
    const count = shown.options.length;
    if (key === 'ArrowDown') setActive((active + 1) % count);
    else if (key === 'ArrowUp') setActive((active <= 0 ? count : active) - 1);
    else if (key === 'Enter' && active >= 0) take(active);
    else if (key === 'Escape') close();
    else return key.startsWith('Arrow') || key === 'Home' || key === 'End' ? close() : undefined;
    event.preventDefault();
  };
  return (
    <Place>
      <Framed>
        <textarea
          ref={fieldRef}
          id={id}
          dir="ltr"
          lang="en"
          rows={7}
          maxLength={longest}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-describedby={describedBy}
          aria-autocomplete="list"
          aria-controls={shown ? `${id}-names` : undefined}
          aria-activedescendant={shown && active >= 0 ? completionId(`${id}-names`, active) : undefined}
          value={text}
          onChange={({ target }) => {
            onChange(target.value);
            offer(target);
          }}
          onKeyDown={onKeyDown}
          onPointerDown={close}
          onScroll={close}
          onBlur={close}
        />
      </Framed>
      {shown && (
        <TextBefore dir="ltr" style={{ transform: `translateY(${-shown.scrolled}px)` }}>
          {text.slice(0, shown.start)}
          <CompletionList id={`${id}-names`} options={shown.options} active={active} onTake={take} />
        </TextBefore>
      )}
    </Place>
  );
}
