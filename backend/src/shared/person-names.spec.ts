import { InvalidError } from '@henna/domain';
import { deceptionReason, rejectDeceptiveName } from './person-names.ts';

test.each([
  'Layla',
  'ليلى حدّاد',
  'Anne-Marie O’Neil',
  'Zoë 💄',
  'Sofía 👩🏽‍🚀',
  'Love ❤️‍🔥',
  'علی‌رضا',
  'ශ්‍රී',
  'Hannah',
  'حنّا',
  'Hanna Team',
  'Henna Virtanen',
  'خالد المشرف',
  'Modesty',
  'Adminah',
  'Supporter',
  'Norman Stafford',
  '1234',
  '',
])('%j is a name', (name) => expect(deceptionReason(name)).toBeUndefined());

test.each([
  ['a direction override', 'Al\u202eice'],
  ['an isolate', '\u2066Alice'],
  ['a zero-width space', 'Ali\u200bce'],
  ['a joiner between Latin letters', 'Ali\u200dce'],
  ['a non-joiner between Latin letters', 'Ali\u200cce'],
  ['a non-joiner at the end', 'ليلى\u200c'],
  ['a joiner between Arabic letters', 'لي\u200dلى'],
  ['a soft hyphen', 'Ali\u00adce'],
  ['a Hangul filler', '\u3164'],
  ['an empty Braille cell', '\u2800'],
  ['a variation selector after a letter', 'A\ufe0flice'],
  ['a tag', 'A\u{e0041}lice'],
  ['a control', 'Al\u0007ice'],
  ['a line separator', 'Al\u2028ice'],
  ['half a character', 'Al\ud800ice'],
])('%s makes a name unreadable', (_what, name) => expect(deceptionReason(name)).toBe('UNREADABLE_NAME'));

test.each([
  'Admin',
  'ADMINISTRATOR',
  'moderator',
  'Henna',
  'Henna Moderator',
  'Support',
  'the Henna team',
  'H e n n a',
  'henna_support',
  'Ädmín',
  'Admin 2',
  '4dm1n',
  'Adm1n!',
  '@dmin',
  'Аdmin',
  'Неnnа',
  'Ηenna',
  'AdmIn',
  'Admln',
  'Adrnin',
  'ＡＤＭＩＮ',
  '𝐀𝐝𝐦𝐢𝐧',
  'Sara (Moderator)',
  'Admin_Sara',
  'Official Support',
  'حنّاء',
  'فريق حناء',
  'مشرف',
  'المشرفة',
  'الإدارة',
  'الاداره',
  'إدارة الموقع',
  'الدعم الفني',
  'مـديـر المـوقع',
  'أدمن سارة',
])('%s is reserved', (name) => expect(deceptionReason(name)).toBe('RESERVED_NAME'));

test('the refusal names the field and the reason', () => {
  const refused = () => rejectDeceptiveName('Admin', 'firstName');
  expect(refused).toThrow(InvalidError);
  expect(refused).toThrow(
    expect.objectContaining({ code: 'RESERVED_NAME', fields: [expect.objectContaining({ field: 'firstName' })] }),
  );
});
