import { limits } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/field.tsx';
import { Switch } from '../../../components/switch.tsx';
import { firstError, useForm, useRules } from '../../../lib/use-form.ts';
import { useRefusalText } from '../../../lib/use-refusal-text.ts';
import { isWebAddress, looksLikeEmail } from '../../../lib/validation.ts';
import type { ProfileFields } from '../profile-fields.ts';
import { TraitsFields } from '../../traits/index.ts';
import { FavoriteCategories } from './favorite-categories.tsx';

const Form = styled('form')({ display: 'grid', gap: 20 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

interface ProfileFormProps {
  /** What the fields begin with, and go back to. */
  readonly saved: ProfileFields;
  /** Unsaved text of before; the form begins with it. */
  readonly draft?: ProfileFields | null;
  readonly pending: boolean;
  /** What the server said to the last attempt. */
  readonly error: Error | null;
  readonly onSave: (fields: ProfileFields) => void;
  /** Absent where there is nothing to go back to. */
  readonly onCancel?: () => void;
}

const isField = (name: string, fields: ProfileFields): name is keyof ProfileFields => name in fields;

export function ProfileForm({ saved, draft, pending, error, onSave, onCancel }: ProfileFormProps) {
  const { t } = useTranslation();
  const { required, atMost } = useRules();
  const { values, change, text, submit, reset, setError } = useForm<ProfileFields>(draft ?? saved, {
    displayName: firstError((name) => required(name.trim()), atMost(limits.personName)),
    avatarUrl: firstError(
      (address) => (address && !isWebAddress(address) ? t('profile.invalidAddress') : undefined),
      atMost(limits.url),
    ),
    email: firstError(
      (email) => (email && !looksLikeEmail(email) ? t('accounts.invalidEmail') : undefined),
      atMost(limits.email),
    ),
    bio: atMost(limits.bio),
  });
  const { fieldTexts } = useRefusalText();
  useEffect(() => {
    for (const { field, message } of fieldTexts(error)) if (isField(field, saved)) setError(field, message);
  }, [error, fieldTexts, saved, setError]);
  const cancel = () => {
    reset(saved);
    onCancel?.();
  };
  return (
    <Form noValidate onSubmit={submit(onSave)}>
      <Field
        label={t('profile.displayName')}
        required
        autoComplete="nickname"
        inputProps={{ dir: 'auto' }}
        {...text('displayName')}
      />
      <Field
        label={t('profile.avatarUrl')}
        type="url"
        autoComplete="photo"
        inputProps={{ dir: 'ltr', inputMode: 'url' }}
        {...text('avatarUrl')}
      />
      <Field
        label={t('profile.emailField')}
        type="email"
        autoComplete="email"
        hint={t('profile.emailPrivate')}
        inputProps={{ dir: 'ltr', inputMode: 'email', spellCheck: false }}
        {...text('email')}
      />
      <Field label={t('profile.bio')} multiline rows={4} inputProps={{ dir: 'auto' }} {...text('bio')} />
      <FavoriteCategories
        value={values.favoriteCategories}
        onChange={(chosen) => change('favoriteCategories', chosen)}
      />
      <Switch
        label={t('profile.publicProfile')}
        checked={values.isPublic}
        onChange={(checked) => change('isPublic', checked)}
      />
      <div>
        <Switch
          label={t('profile.publicShelf')}
          checked={values.shelfPublic}
          onChange={(checked) => change('shelfPublic', checked)}
        />
        <Typography variant="caption" component="p" color="textSecondary">
          {values.isPublic ? t('profile.publicShelfHint') : t('profile.publicShelfNeedsProfile')}
        </Typography>
      </div>
      <TraitsFields
        value={values.traits}
        onChange={(traits) => change('traits', traits)}
        isPublic={values.traitsPublic}
        canBePublic={values.isPublic}
        onPublish={(checked) => change('traitsPublic', checked)}
      />
      <Actions>
        <Button type="submit" variant="contained" disabled={pending}>
          {pending ? t('profile.saving') : t('profile.save')}
        </Button>
        {onCancel && (
          <Button variant="outlined" onClick={cancel} disabled={pending}>
            {t('common.cancel')}
          </Button>
        )}
      </Actions>
    </Form>
  );
}
