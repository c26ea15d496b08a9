import { limits } from '@henna/domain';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/field.tsx';
import { IconButton } from '../../../components/buttons.ts';
import { firstError, useRules } from '../../../lib/use-form.ts';

/** A password that can be looked at. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'endAdornment'>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          sx={{ marginInlineEnd: '-12px' }}
          aria-label={shown ? t('accounts.hidePassword') : t('accounts.showPassword')}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
        </IconButton>
      }
    />
  );
}

/** What a new password must be, for its field. */
export function useNewPasswordRules() {
  const { t } = useTranslation();
  const { required, atLeast, atMost } = useRules();
  const { passwordMin: min, passwordMax: max } = limits;
  return {
    hint: t('accounts.passwordHint', { min, max }),
    rule: firstError(required, atLeast(min), atMost(max)),
  };
}
