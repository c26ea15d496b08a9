import type { VotingOption } from '../catalogue/category.events.ts';
import { fallbackOptions } from '../catalogue/voting-options.ts';
import { ChangedSinceError } from '../shared/edit.ts';
import { InvalidError } from '../shared/errors.ts';
import { specOf } from '../testing/spec-of.ts';
import { globalOptions, setGlobalOptions } from './global-options.ts';
import type { SettingChanged } from './setting.events.ts';

const at = '2026-03-01T12:00:00.000Z';
const [good, bad] = fallbackOptions as [VotingOption, VotingOption];
const ids = {
  derived: (label: string) => fallbackOptions.find((option) => option.label === label)?.id ?? `id of ${label}`,
  fresh: (label: string) => `new-${label}`,
};
const changed = (from: readonly VotingOption[] | null, to: readonly VotingOption[]): SettingChanged => ({
  type: 'SettingChanged',
  data: { key: 'votingOptions', from: from && { options: from }, to: { options: to }, changedAt: at },
});
const set = (labels: string[], renames: { from: string; to: string }[] = [], revision?: string) =>
  setGlobalOptions(
    { options: labels.map((label) => ({ label })), renames },
    ids,
    { revision, toResponse: ({ options }) => options },
    at,
  );
const { given } = specOf(globalOptions);
const fine = { ...good, label: 'Fine' };

it('begins with Good and Bad, which keep their votes through the first setting', () => {
  given([])
    .when(set(['Good', 'Bad']))
    .then([]);
  given([])
    .when(set(['Fine', 'Bad'], [{ from: 'Good', to: 'Fine' }]))
    .then([changed(null, [fine, bad])]);
});

it('gives a word that comes back the id it had, and a fresh one to a word whose id stands for another', () => {
  const soft = { id: expect.any(String), label: 'Soft' };
  given([changed(null, [fine, bad])])
    .when(set(['Soft', 'Fine', 'Good']))
    .then([changed([fine, bad], [soft, fine, { id: 'new-Good', label: 'Good' }])]);
});

it('holds 2 to 10 words, each once without regard to case', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `Option ${index}`);
  for (const wrong of [[], ['Good'], many(11), ['Good', 'Bad', 'GOOD']])
    given([]).when(set(wrong)).thenThrows(InvalidError);
  given([])
    .when(set(many(10)))
    .then([expect.objectContaining({ type: 'SettingChanged' })]);
});

it('has two different lists to decide when others have changed them since, and what began on no revision', () => {
  given([])
    .when(set(['A', 'B'], [], '0'))
    .thenThrows(ChangedSinceError);
  given([changed(null, [fine, bad])])
    .when(set(['Bad', 'Good'], [], '-1'))
    .thenConflicts({ field: 'options', base: [good, bad], theirs: [fine, bad], mine: [bad, good] });
  given([changed(null, [fine, bad])])
    .when(set(['Good', 'Bad'], [], '-1'))
    .then([]);
  given([changed(null, [fine, bad])])
    .when(set(['Fine', 'Bad'], [], '0'))
    .then([]);
});
