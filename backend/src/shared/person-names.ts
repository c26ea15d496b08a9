import { fieldRefusal, normalizeText, InvalidFieldsError } from '@henna/domain';

/** Marks that show nothing, turn text around, or end a line. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const hiddenMarks = new RegExp(hidden, 'gu');

/**
 * The places where such a mark belongs: joiners between Arabic letters (non-joiner only) and after the virama of an
 * Indic script, as RFC 5892 (appendix A.1, A.2) has them, and what holds the parts of one emoji together.
 */
const rightfulMarks = [
  /(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})/gu,
  /(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d]/gu,
  /(?<=\p{Extended_Pictographic})\ufe0f/gu,
  /(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]?)\u200d(?=\p{Extended_Pictographic})/gu,
];

const hasHiddenMarks = (name: string) =>
  hidden.test(rightfulMarks.reduce((rest, marks) => rest.replace(marks, ''), name));

/** Characters that look like Latin letters, each followed by the letter: capitals as they are, then small ones. */
const lookalikes = new Map(
  [
    ...['АaВbЕeКkМmНhОoРpСcТtУyХxЅsІiЈj', 'аaеeкkмmоoпnрpсcтtуyхxѕsіiјjһhԁd'],
    ...['ΑaΒbΕeΗhΙiΚkΜmΝnΟoΡpΤtΥyΧx', 'αaεeηnιiκkμmοoρpτtυuχx'],
    ...['օoոnսuհhıiɑaɡgɩi', '0o1i3e4a5s7t@a$s!i|i', 'یيکكہه'],
  ].flatMap((pairs) => [...pairs.matchAll(/(.)(.)/gsu)].map(([, from, to]) => [from!, to!] as const)),
);

const alike = (text: string) => [...text].map((character) => lookalikes.get(character) ?? character).join('');

/** What a text looks like at a glance, after the skeletons of Unicode Technical Standard 39; spaces stay. */
const skeleton = (text: string) =>
  alike(normalizeText(alike(text.normalize('NFKD').replace(hiddenMarks, ''))))
    .replaceAll('l', 'i')
    .replaceAll('rn', 'm');

const letters = (text: string) => text.replace(/\P{L}/gu, '');

/** One of several words, the longest first, as they look. */
const anyOf = (words: string) =>
  words
    .split(/\s+/)
    .map(skeleton)
    .sort((one, other) => other.length - one.length)
    .join('|');

const staffTitles =
  'admin admins administrator administrators moderator moderators sysadmin webmaster أدمن الأدمن ادمنز مديرالموقع مديرةالموقع';
/** What pretends to speak for this site, alone or with the words that may accompany it. */
const pretending = `${staffTitles} administration moderation mod mods henna hennaa staff support official system helpdesk
  customerservice حناء الحناء مشرف مشرفة المشرف المشرفة مشرفون مشرفين المشرفون المشرفين الإدارة إدارة دعم الدعم خدمةالعملاء`;
const accompanying = 'the of team site community فريق موقع الموقع فني الفني رسمي الرسمي';

const isTitle = new RegExp(`^(?:${anyOf(staffTitles)})$`, 'u');
const pretence = new RegExp(anyOf(pretending), 'gu');
const company = new RegExp(anyOf(accompanying), 'gu');

/** Signs, and digits, are read as the letters that they look like, and as nothing. */
const readings = (name: string) =>
  [/(?!)/u, /[^\p{L}\p{M}\p{N}\s]/gu, /[^\p{L}\p{M}\s]/gu].map((ignored) => skeleton(name.replace(ignored, '')));

const isReserved = (name: string) =>
  readings(name).some((reading) => {
    const all = letters(reading);
    const rest = all.replace(pretence, '');
    if (rest !== all && rest.replace(company, '') === '') return true;
    return reading.split(/\P{L}+/u).some((word) => isTitle.test(word));
  });

/** Why a name would deceive who reads it beside a contribution, as a code; `undefined` when it would not. */
export const deceptiveBecause = (name: string): 'UNREADABLE_NAME' | 'RESERVED_NAME' | undefined => {
  if (hasHiddenMarks(name)) return 'UNREADABLE_NAME';
  return isReserved(name) ? 'RESERVED_NAME' : undefined;
};

/** Refuses a name that would deceive. Throws {@link InvalidFieldsError} at the field, with the code of the reason. */
export const refuseDeceptiveName = (name: string, field: string): void => {
  const code = deceptiveBecause(name);
  if (code) throw new InvalidFieldsError([fieldRefusal(field, code)], code);
};

/** The same of first and last name, which stand side by side. */
export const refuseDeceptiveFullName = (firstName: string | null, lastName: string | null): void =>
  refuseDeceptiveName(
    [firstName, lastName].filter(Boolean).join(' '),
    lastName && deceptiveBecause(lastName) ? 'lastName' : 'firstName',
  );
