/** Stands in for parts of buttons that are not used here: the ripple, which the theme turns off, and the spinner. */
export default function NoopComponent(): null {
  return null;
}
