import { fieldRefusal, normalizeText, InvalidFieldsError } from '@henna/domain';

/** Characters that are invisible, reverse the text direction, or break lines. */
const hiddenCharacter = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const hiddenCharacters = new RegExp(hiddenCharacter, 'gu');

/**
 * Legitimate uses of such characters: the non-joiner between Arabic letters, joiners after the virama of an Indic script
 * (RFC 5892, appendix A.1, A.2), and joiners within an emoji.
 */
const allowedHiddenCharacters = [
  /(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})/gu,
  /(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d]/gu,
  /(?<=\p{Extended_Pictographic})\ufe0f/gu,
  /(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]?)\u200d(?=\p{Extended_Pictographic})/gu,
];

const hasHiddenCharacters = (name: string) =>
  hiddenCharacter.test(allowedHiddenCharacters.reduce((rest, marks) => rest.replace(marks, ''), name));

/** Characters that look like Latin letters, each followed by the letter. */
const lookalikes = new Map(
  [
    ...['АaВbЕeКkМmНhОoРpСcТtУyХxЅsІiЈj', 'аaеeкkмmоoпnрpсcтtуyхxѕsіiјjһhԁd'],
    ...['ΑaΒbΕeΗhΙiΚkΜmΝnΟoΡpΤtΥyΧx', 'αaεeηnιiκkμmοoρpτtυuχx'],
    ...['օoոnսuհhıiɑaɡgɩi', '0o1i3e4a5s7t@a$s!i|i', 'یيکكہه'],
  ].flatMap((pairs) => [...pairs.matchAll(/(.)(.)/gsu)].map(([, from, to]) => [from!, to!] as const)),
);

const withoutLookalikes = (text: string) =>
  [...text].map((character) => lookalikes.get(character) ?? character).join('');

/** Equal for texts that look alike, following the skeletons of Unicode Technical Standard 39; keeps spaces. */
const skeleton = (text: string) =>
  withoutLookalikes(normalizeText(withoutLookalikes(text.normalize('NFKD').replace(hiddenCharacters, ''))))
    .replaceAll('l', 'i')
    .replaceAll('rn', 'm');

const letters = (text: string) => text.replace(/\P{L}/gu, '');

/** A pattern for the skeletons of several words, the longest first. */
const anyOf = (words: string) =>
  words
    .split(/\s+/)
    .map(skeleton)
    .sort((one, other) => other.length - one.length)
    .join('|');

const staffTitles =
  'admin admins administrator administrators moderator moderators sysadmin webmaster أدمن الأدمن ادمنز مديرالموقع مديرةالموقع';
/** Names that claim to speak for this site, alone or together with filler words. */
const reservedWords = `${staffTitles} administration moderation mod mods henna hennaa staff support official system helpdesk
  customerservice حناء الحناء مشرف مشرفة المشرف المشرفة مشرفون مشرفين المشرفون المشرفين الإدارة إدارة دعم الدعم خدمةالعملاء`;
const fillerWords = 'the of team site community فريق موقع الموقع فني الفني رسمي الرسمي';

const isTitle = new RegExp(`^(?:${anyOf(staffTitles)})$`, 'u');
const reservedWord = new RegExp(anyOf(reservedWords), 'gu');
const fillerWord = new RegExp(anyOf(fillerWords), 'gu');

/** A name with symbols and digits as the letters that they resemble, without symbols, and without both. */
const readings = (name: string) =>
  [/(?!)/u, /[^\p{L}\p{M}\p{N}\s]/gu, /[^\p{L}\p{M}\s]/gu].map((ignored) => skeleton(name.replace(ignored, '')));

const isReserved = (name: string) =>
  readings(name).some((reading) => {
    const all = letters(reading);
    const rest = all.replace(reservedWord, '');
    if (rest !== all && rest.replace(fillerWord, '') === '') return true;
    return reading.split(/\P{L}+/u).some((word) => isTitle.test(word));
  });

/** Why a name would deceive readers of a contribution; `undefined` if it would not. */
export const deceptionReason = (name: string): 'UNREADABLE_NAME' | 'RESERVED_NAME' | undefined => {
  if (hasHiddenCharacters(name)) return 'UNREADABLE_NAME';
  return isReserved(name) ? 'RESERVED_NAME' : undefined;
};

/** Throws {@link InvalidFieldsError} at the field, with the code of the reason. */
export const rejectDeceptiveName = (name: string, field: string): void => {
  const code = deceptionReason(name);
  if (code) throw new InvalidFieldsError([fieldRefusal(field, code)], code);
};

/** Checks first and last name together, as they are shown. */
export const rejectDeceptiveFullName = (firstName: string | null, lastName: string | null): void =>
  rejectDeceptiveName(
    [firstName, lastName].filter(Boolean).join(' '),
    lastName && deceptionReason(lastName) ? 'lastName' : 'firstName',
  );
