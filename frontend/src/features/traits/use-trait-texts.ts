import '../../i18n/traits.en.ts';
import { givenTraits, type TraitName, type Traits, type TraitValue } from '@henna/domain';
import { useTranslation } from 'react-i18next';

/** Words for traits in the current language. */
export function useTraitTexts() {
  const { t } = useTranslation();
  const value = (name: TraitName, trait: TraitValue): string =>
    t(`traits.value.${name}.${trait}` as 'traits.value.skinType.dry');
  const noun = (name: TraitName, trait: TraitValue): string =>
    t(`traits.people.${name}.${trait}` as 'traits.people.skinType.dry');
  return {
    value,
    /** "Dry skin" */
    short: (name: TraitName, trait: TraitValue): string => t(`traits.short.${name}`, { value: value(name, trait) }),
    /** "people with dry skin aged 25–34" */
    people: (traits: Traits): string => {
      const { ageGroup, ...others } = traits;
      const [first, second] = givenTraits(others).map(([name, trait]) => noun(name, trait));
      const age = ageGroup ? value('ageGroup', ageGroup) : '';
      if (!first) return t('traits.people.aged', { age });
      if (age) return t('traits.people.withAged', { first, age });
      return second ? t('traits.people.withTwo', { first, second }) : t('traits.people.with', { first });
    },
  };
}
