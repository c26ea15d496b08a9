import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Conflicts } from './conflicts.tsx';
import { FormField } from './form-field.tsx';
import type { RecordFormState } from './use-record-form.ts';

interface FormBodyProps {
  readonly state: RecordFormState;
  readonly children?: ReactNode;
}

/** The fields of a record's form, with conflicts above them and what failed below. */
export function FormBody({ state, children }: FormBodyProps) {
  const { form, fields, conflicts, refused, failure, choose } = state;
  return (
    <>
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} refusedSaves={refused} onChoose={choose} />}
      {fields.map((spec, index) => (
        <FormField
          key={spec.name}
          spec={spec}
          value={form.values[spec.name]}
          error={form.errors[spec.name]}
          inputRef={form.inputRef(spec.name)}
          onChange={(value) => {
            form.change(spec.name, value);
            if (spec.clears) form.assign({ [spec.clears]: '' });
          }}
          first={index === 0}
        />
      ))}
      {children}
      {failure && (
        <Typography role="alert" variant="body2" color="error">
          {failure}
        </Typography>
      )}
    </>
  );
}
