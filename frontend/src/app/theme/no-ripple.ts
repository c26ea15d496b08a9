/** Stands in for the ripple of buttons, which the theme turns off. */
export default function NoRipple(): null {
  return null;
}
