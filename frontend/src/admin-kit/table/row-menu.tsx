import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface RowAction {
  /** What it does: "Edit". */
  readonly text: string;
  /** With the row's name: "Edit Velvet Lipstick". */
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly onClick: () => void;
}

/** The actions of a row: a button each, or one menu in a narrow table. */
export function RowMenu({ name, actions }: { readonly name: string; readonly actions: readonly RowAction[] }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [first] = actions;
  if (!first) return null;
  const single = actions.length === 1;
  return (
    <>
      {actions.map(({ label, Icon, onClick }) => (
        <IconButton
          key={label}
          className={single ? undefined : 'wide'}
          aria-label={label}
          title={label}
          onClick={onClick}
        >
          <Icon size={17} aria-hidden />
        </IconButton>
      ))}
      {!single && (
        <IconButton
          className="narrow"
          aria-label={t('admin.table.actionsOf', { name })}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <EllipsisVertical size={17} aria-hidden />
        </IconButton>
      )}
      {anchor && (
        <Menu
          open
          container={document.querySelector('main')}
          anchorEl={anchor}
          slotProps={{ paper: { sx: { maxWidth: 'min(22rem, calc(100vw - 32px))' } } }}
          onClose={() => setAnchor(null)}
        >
          {actions.map(({ text, label, Icon, onClick }) => (
            <MenuItem
              key={label}
              aria-label={label}
              sx={{ gap: 1.5, minHeight: 44, whiteSpace: 'normal', '& svg': { flex: 'none' } }}
              onClick={() => {
                setAnchor(null);
                onClick();
              }}
            >
              <Icon size={17} aria-hidden />
              {text}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
