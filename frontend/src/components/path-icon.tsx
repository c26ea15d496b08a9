interface PathIconProps {
  readonly icon: { readonly viewBox: string; readonly path: string };
  readonly size: number;
  readonly filled?: boolean;
}

/** A drawn sign in the colour of the text around it; decoration only. */
export function PathIcon({ icon, size, filled = false }: PathIconProps) {
  const style = filled
    ? { fill: 'currentColor', fillRule: 'evenodd' }
    : { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };
  return (
    <svg viewBox={icon.viewBox} width={size} height={size} aria-hidden focusable="false">
      <path d={icon.path} {...(style as object)} />
    </svg>
  );
}
