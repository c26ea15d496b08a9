import { styled } from '@mui/material/styles';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/field.tsx';
import { TextLink } from '../../../components/text-link.ts';
import { useHydrated } from '../../../lib/hydration.ts';
import { useRefusalText } from '../../../lib/use-refusal-text.ts';
import { isCodeRefused } from '../use-account-failure.ts';

const Other = styled(TextLink)({ minHeight: 44, fontSize: '0.875rem' });

type CodeFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'hint' | 'type'> & {
  /** The app is all there is: recovery codes come later. */
  readonly appOnly?: boolean;
};

/** A code of the second factor; phones offer digits, or letters for a recovery code. */
export function CodeField({ appOnly = false, ...field }: CodeFieldProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const [isRecovery, setRecovery] = useState(false);
  return (
    <div>
      <Field
        label={isRecovery ? t('accounts.recoveryCode') : t('accounts.appCode')}
        hint={isRecovery ? t('accounts.recoveryCodeHint') : t('accounts.appCodeHint')}
        autoComplete="one-time-code"
        inputProps={{
          dir: 'ltr',
          inputMode: isRecovery ? 'text' : 'numeric',
          spellCheck: false,
          autoCapitalize: 'off',
          maxLength: 64,
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        {...field}
      />
      {!appOnly && isHydrated && (
        <Other as="button" type="button" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? t('accounts.useAppCode') : t('accounts.useRecoveryCode')}
        </Other>
      )}
    </div>
  );
}

/** What a field of a code says of a request that was refused. */
export function useCodeError(): (error: unknown) => string | undefined {
  const { refusalText } = useRefusalText();
  return (error) => (isCodeRefused(error) ? refusalText(error) : undefined);
}
