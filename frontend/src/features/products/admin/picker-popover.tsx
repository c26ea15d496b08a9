import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import type { FieldSpec } from '../../../admin-kit/form/field-spec.ts';
import { Picker } from '../../../admin-kit/form/picker.tsx';
import { useTexts } from '../../../admin-kit/use-texts.ts';

/** As high as a full list, so that it stays where it is while the list grows and shrinks. */
const Panel = styled('div')({
  width: 'min(20rem, calc(100vw - 64px))',
  minHeight: 356,
  padding: 16,
  '& ul': { position: 'static', border: 0, boxShadow: 'none', marginInline: -12 },
});

interface PickerPopoverProps {
  readonly spec: FieldSpec;
  readonly value: string;
  /** Whether the options are there. */
  readonly isLoaded: boolean;
  readonly error: string | null;
  /** @param value another than before */
  readonly onPick: (value: string) => void;
  /** Called when nothing else is picked. */
  readonly onClose: () => void;
  /** What it is opened beside. */
  readonly children: ReactNode;
}

/** Picks one of many beside a cell: Enter or a click picks, Escape or a click elsewhere closes it. */
export function PickerPopover({ spec, value, isLoaded, error, onPick, onClose, children }: PickerPopoverProps) {
  const { direction } = useTexts();
  const start = direction === 'rtl' ? 'right' : 'left';
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <span ref={setAnchor}>{children}</span>
      {anchor && (
        <Popover
          open
          container={document.querySelector('main')}
          anchorEl={anchor}
          anchorOrigin={{ vertical: 'bottom', horizontal: start }}
          transformOrigin={{ vertical: 'top', horizontal: start }}
          disableAutoFocus
          disableRestoreFocus
          slotProps={{ paper: { role: 'dialog', 'aria-label': spec.label } }}
          onClose={onClose}
        >
          <Panel
            onKeyDownCapture={(event) => {
              if (event.key !== 'Escape') return;
              event.stopPropagation();
              onClose();
            }}
          >
            {isLoaded && (
              <Picker
                key={spec.name}
                spec={spec}
                value={value}
                error={error ?? undefined}
                inputRef={(element) => {
                  if (!(element instanceof HTMLInputElement) || element.dataset.entered) return;
                  element.dataset.entered = 'true';
                  element.focus({ preventScroll: true });
                  // Its text is there a moment later.
                  requestAnimationFrame(() => element.select());
                }}
                onChange={(picked) => picked && onPick(picked)}
                onUnchanged={onClose}
              />
            )}
          </Panel>
        </Popover>
      )}
    </>
  );
}
