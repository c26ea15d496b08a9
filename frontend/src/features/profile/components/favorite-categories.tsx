import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/select-field.tsx';
import { remainingCategories } from '../profile-fields.ts';
import { useCategoryLabel } from '../use-category-label.ts';

/** Its label is as those of the fields around it. */
const Labelled = styled('div')(({ theme }) => ({
  '& label': { ...theme.typography.body2, fontWeight: 600, color: theme.vars?.palette.text.primary },
}));
const Chosen = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
});

interface FavoriteCategoriesProps {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Each choice adds a badge; tapping a badge removes it. */
export function FavoriteCategories({ value, onChange }: FavoriteCategoriesProps) {
  const { t } = useTranslation();
  const categoryLabel = useCategoryLabel();
  const offered = remainingCategories(value);
  return (
    <Labelled>
      <SelectField
        label={t('profile.favoriteCategories')}
        value=""
        options={[
          { value: '', text: offered.length > 0 ? t('profile.addCategory') : t('profile.allChosen') },
          ...offered.map((key) => ({ value: key, text: categoryLabel(key) })),
        ]}
        onChange={(key) => key && onChange([...value, key])}
      />
      {value.length > 0 && (
        <Chosen aria-label={t('profile.chosenCategories')}>
          {value.map((key) => (
            <li key={key}>
              <Button
                size="small"
                variant="outlined"
                color="inherit"
                endIcon={<X size={14} aria-hidden />}
                aria-label={t('profile.removeCategory', { name: categoryLabel(key) })}
                onClick={() => onChange(value.filter((one) => one !== key))}
              >
                {categoryLabel(key)}
              </Button>
            </li>
          ))}
        </Chosen>
      )}
    </Labelled>
  );
}
