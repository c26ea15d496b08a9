import { styled, useTheme } from '@mui/material/styles';
import type { ChartLine } from './chart-lines.ts';
import { lineColour, lineOpacity } from './line-colours.ts';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 },
}));

export function LineSwatch({ line }: { readonly line: ChartLine }) {
  const theme = useTheme();
  return (
    <svg width={16} height={10} aria-hidden style={{ flex: 'none' }}>
      <path d="M 0 5 h 16" stroke={lineColour(line, theme)} strokeWidth={3} opacity={lineOpacity(line)} />
    </svg>
  );
}

export function LineLegend({ lines }: { readonly lines: readonly ChartLine[] }) {
  return (
    <List aria-hidden>
      {lines.map((line) => (
        <li key={line.id}>
          <LineSwatch line={line} />
          <bdi>{line.name}</bdi>
        </li>
      ))}
    </List>
  );
}
