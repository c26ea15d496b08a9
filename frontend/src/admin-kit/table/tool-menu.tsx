import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, type LucideIcon } from 'lucide-react';
import { useState } from 'react';

export interface ToolChoice {
  readonly text: string;
  readonly role: 'menuitem' | 'menuitemradio' | 'menuitemcheckbox';
  readonly checked?: boolean;
  readonly disabled?: boolean;
  /** A line above sets it apart. */
  readonly begins?: boolean;
  readonly onChoose: () => void;
}

interface ToolMenuProps {
  readonly text: string;
  readonly Icon: LucideIcon;
  readonly choices: readonly ToolChoice[];
}

/** A button over a table that opens a menu; a checkbox in it leaves it open. */
export function ToolMenu({ text, Icon, choices }: ToolMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={text}
        title={text}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon size={18} aria-hidden />
      </IconButton>
      {anchor && (
        <MuiMenu
          open
          container={document.querySelector('main')}
          anchorEl={anchor}
          slotProps={{ paper: { sx: { maxWidth: 'min(22rem, calc(100vw - 32px))' } }, list: { 'aria-label': text } }}
          onClose={() => setAnchor(null)}
        >
          {choices.flatMap(({ text: choice, role, checked, disabled, begins, onChoose }) => [
            begins && <Divider key={`${choice} line`} component="li" aria-hidden />,
            <MenuItem
              key={choice}
              role={role}
              aria-checked={role === 'menuitem' ? undefined : checked}
              disabled={disabled}
              sx={{
                gap: 1.5,
                minHeight: 44,
                whiteSpace: 'normal',
                '& svg': { flex: 'none', marginInlineStart: 'auto' },
              }}
              onClick={() => {
                if (role !== 'menuitemcheckbox') setAnchor(null);
                onChoose();
              }}
            >
              <bdi>{choice}</bdi>
              {checked && <Check size={17} aria-hidden />}
            </MenuItem>,
          ])}
        </MuiMenu>
      )}
    </>
  );
}
