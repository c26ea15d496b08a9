import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { encode } from 'uqr';

/** Dark on light in both themes: not every app reads the reverse. */
const Picture = styled('svg')({ width: 192, height: 192, borderRadius: 8, background: '#fff', fill: '#000' });
/** In modules; ISO/IEC 18004 asks for four. */
const border = 4;

/** A text as a QR code. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border });
    const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: modules.join('') };
  }, [text]);
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} />
    </Picture>
  );
}
