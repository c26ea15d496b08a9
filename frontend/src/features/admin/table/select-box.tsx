import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';

const Target = styled('label')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginBlock: -10,
  cursor: 'pointer',
  '& input': { width: 18, height: 18, margin: 0, cursor: 'inherit', accentColor: theme.vars?.palette.primary.main },
}));

interface SelectBoxProps {
  readonly label: string;
  readonly checked: boolean;
  /** Some are, some are not. */
  readonly mixed?: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function SelectBox({ label, checked, mixed = false, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <Target>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Target>
  );
}
