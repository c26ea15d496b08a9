// The page is the same for everybody: a cookie decides what stands at the end of its header, the browser's storage its colours.
const { dataset } = document.documentElement;
if (/(?:^|;\s*)signed_in=1(?:;|$)/.test(document.cookie)) dataset.signedIn = '';
try {
  const theme = localStorage.getItem('preferred-theme');
  if (theme) dataset.theme = theme;
} catch {
  // Storage may be forbidden: the colours are the system's then.
}
