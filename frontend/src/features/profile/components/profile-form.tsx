import { limits } from '@henna/contracts';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useEffect } from 'react';
import { Controller, useForm, type RegisterOptions } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api.ts';
import { Field } from '../../accounts/components/field.tsx';
import { looksLikeEmail } from '../../accounts/validation.ts';
import { isWebAddress, type ProfileFields } from '../profile-fields.ts';
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

type TextName = 'displayName' | 'avatarUrl' | 'email' | 'bio';
const isField = (name: string, fields: ProfileFields): name is keyof ProfileFields => name in fields;

export function ProfileForm({ saved, draft, pending, error, onSave, onCancel }: ProfileFormProps) {
  const { t } = useTranslation();
  const { register, control, handleSubmit, formState, reset, setError } = useForm<ProfileFields>({
    defaultValues: draft ?? saved,
  });
  const { errors } = formState;
  useEffect(() => {
    for (const { field, message } of error instanceof ApiError ? error.fields : [])
      if (isField(field, saved)) setError(field, { type: 'server', message });
  }, [error, saved, setError]);
  const atMost = (count: number) => ({ value: count, message: t('accounts.tooLong', { count }) });
  const text = (name: TextName, rules: RegisterOptions<ProfileFields, TextName>) => {
    const { ref, ...field } = register(name, rules);
    return { ...field, inputRef: ref, error: errors[name]?.message };
  };
  const cancel = () => {
    reset(saved);
    onCancel?.();
  };
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <Field
        label={t('profile.displayName')}
        required
        autoComplete="nickname"
        inputProps={{ dir: 'auto' }}
        {...text('displayName', {
          validate: (value) => value.trim() !== '' || t('accounts.required'),
          maxLength: atMost(limits.personName),
        })}
      />
      <Field
        label={t('profile.avatarUrl')}
        type="url"
        autoComplete="photo"
        inputProps={{ dir: 'ltr', inputMode: 'url' }}
        {...text('avatarUrl', {
          validate: (value) => !value || isWebAddress(value) || t('profile.invalidAddress'),
          maxLength: atMost(limits.url),
        })}
      />
      <Field
        label={t('profile.emailField')}
        type="email"
        autoComplete="email"
        hint={t('profile.emailPrivate')}
        inputProps={{ dir: 'ltr', inputMode: 'email', spellCheck: false }}
        {...text('email', {
          validate: (value) => !value || looksLikeEmail(value) || t('accounts.invalidEmail'),
          maxLength: atMost(limits.email),
        })}
      />
      <Field
        label={t('profile.bio')}
        multiline
        minRows={4}
        inputProps={{ dir: 'auto' }}
        {...text('bio', { maxLength: atMost(limits.bio) })}
      />
      <Controller
        control={control}
        name="favoriteCategories"
        render={({ field }) => <FavoriteCategories value={field.value} onChange={field.onChange} />}
      />
      <Controller
        control={control}
        name="isPublic"
        render={({ field }) => (
          <div>
            <FormControlLabel
              label={t('profile.publicProfile')}
              control={<Switch checked={field.value} onChange={(_event, checked) => field.onChange(checked)} />}
            />
          </div>
        )}
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
