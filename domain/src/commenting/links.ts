/** Endings of addresses that are no words after a full stop: `example.com` is a link wherever it stands. */
const plainEndings =
  'com|net|org|info|biz|edu|gov|shop|store|online|site|website|xyz|club|app|dev|io|co|ru|cn|uk|de|fr|sa|ae|eg|kw|qa|jo|iq';
const labels = String.raw`(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+`;
/** Two letters may be a word (`love it.so good`) or a place to shorten links (`wa.me/1`): the path tells. */
const addresses = [
  String.raw`https?:\/\/\S+`,
  String.raw`(?<![a-z0-9@.-])www\.[a-z0-9]\S*`,
  String.raw`(?<![a-z0-9@.-])${labels}(?:${plainEndings})(?![a-z0-9-])(?:[/?#:]\S*)?`,
  String.raw`(?<![a-z0-9@.-])${labels}[a-z]{2}\/\S+`,
].join('|');

/** The web addresses in a text, in lower case without the punctuation that follows them. E-mail addresses are none. */
export const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(new RegExp(addresses, 'giu'))].map(([link]) => link.toLowerCase().replace(/[\p{P}]+$/u, ''));
