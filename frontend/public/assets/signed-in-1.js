// The page is the same for everybody: the cookie decides what stands at the end of its header.
if (/(?:^|;\s*)signed_in=1(?:;|$)/.test(document.cookie)) document.documentElement.dataset.signedIn = '';
