// The page is the same for everybody who reads its language: cookies and the browser's storage decide about its header and colours.
const { dataset, lang } = document.documentElement;
if (/(?:^|;\s*)signed_in=1(?:;|$)/.test(document.cookie)) dataset.signedIn = '';
try {
  const theme = localStorage.getItem('preferred-theme');
  if (theme) dataset.theme = theme;
  const isUndecided = !localStorage.getItem('preferred-language') && !localStorage.getItem('arabic-offer-closed');
  if (lang === 'en' && isUndecided && navigator.languages[0]?.toLowerCase().startsWith('ar')) dataset.offersArabic = '';
  const closed = sessionStorage.getItem('closed-banners')?.split(' ') ?? [];
  if (closed.length > 0) {
    const style = document.createElement('style');
    style.textContent = `${closed.map((id) => `[data-banner="${CSS.escape(id)}"]`).join()} { display: none }`;
    document.head.append(style);
  }
} catch {
  // Storage may be forbidden: the colours are the system's then.
}
