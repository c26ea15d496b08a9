import { limits } from '@henna/domain';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/field.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import type { AdminProduct } from '../../records/index.ts';
import { EditableCell } from './editable-cell.tsx';
import { useInlineChange } from './use-inline-change.ts';

const Editor = styled('div')({
  minWidth: 'min(16rem, 60vw)',
  '& label': { position: 'absolute', clip: 'rect(0 0 0 0)' },
});

interface NameCellProps {
  readonly product: AdminProduct;
  /** The name as it is shown. */
  readonly children: ReactNode;
}

/** A product's name: Enter saves it, Escape leaves it. */
export function NameCell({ product, children }: NameCellProps) {
  const { t } = useTranslation();
  const label = t('admin.products.editName', { name: product.name });
  return (
    <EditableCell label={label} editor={(onDone) => <NameEditor {...{ product, label, onDone }} />}>
      {children}
    </EditableCell>
  );
}

interface NameEditorProps {
  readonly product: AdminProduct;
  readonly label: string;
  readonly onDone: () => void;
}

function NameEditor({ product, label, onDone }: NameEditorProps) {
  const { t } = useTranslation();
  const { base, problem, setProblem, isPending, save } = useInlineChange(
    product,
    ({ name }) => t('admin.products.nameChanged', { name }),
    onDone,
  );
  const [name, setName] = useState(product.name);
  const submit = () => {
    if (!name.trim()) return setProblem(t('admin.common.required'));
    if (name.trim() === base.name) return onDone();
    save({ name: name.trim() });
  };
  return (
    <Editor>
      <Field
        label={label}
        value={name}
        error={problem}
        // The pencil was pressed to type here.
        inputRef={(element) => {
          if (element && !element.dataset.entered) {
            element.dataset.entered = 'true';
            element.focus();
            element.select();
          }
        }}
        inputProps={{ dir: 'auto', maxLength: limits.name, readOnly: isPending }}
        onChange={(event) => {
          setName(event.target.value);
          setProblem(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') submit();
          else onDone();
        }}
      />
      <VisuallyHidden>{t('admin.products.editNameHint')}</VisuallyHidden>
    </Editor>
  );
}
