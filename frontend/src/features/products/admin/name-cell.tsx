import { limits } from '@henna/domain';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusedFields } from '../../../admin-kit/form/refused-fields.ts';
import { isChangedSince } from '../../../admin-kit/request.ts';
import { useMayWrite } from '../../../admin-kit/session.ts';
import { useToasts } from '../../../admin-kit/use-texts.ts';
import { Field } from '../../../components/field.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import { changeRecord, invalidateCatalogue, type AdminProduct } from '../../records/index.ts';

/** The pencil shows where the pointer or the focus is; fingers have the form of the row's menu. */
const Cell = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '& > span': { minWidth: 0 },
  '& > button': { flex: 'none', marginBlock: -8, visibility: 'hidden' },
  'tr:is(:hover, :focus-within) & > button': { visibility: 'visible' },
  '@media (hover: none)': { '& > button': { display: 'none' } },
});
const Editor = styled('div')({
  minWidth: 'min(16rem, 60vw)',
  '& label': { position: 'absolute', clip: 'rect(0 0 0 0)' },
});

interface NameCellProps {
  readonly product: AdminProduct;
  /** The name as it is shown. */
  readonly children: ReactNode;
}

/** A product's name, which those who may write change in the table: Enter saves it, Escape leaves it. */
export function NameCell({ product, children }: NameCellProps) {
  const { t } = useTranslation();
  const mayWrite = useMayWrite();
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const label = t('admin.products.editName', { name: product.name });
  if (!mayWrite) return children;
  if (isEditing)
    return (
      <NameEditor
        product={product}
        label={label}
        onDone={() => {
          setEditing(false);
          // It is there again only when this was drawn.
          requestAnimationFrame(() => pencil.current?.closest('tr')?.focus());
        }}
      />
    );
  return (
    <Cell>
      <span>{children}</span>
      <IconButton ref={pencil} aria-label={label} title={label} onClick={() => setEditing(true)}>
        <Pencil size={16} aria-hidden />
      </IconButton>
    </Cell>
  );
}

interface NameEditorProps {
  readonly product: AdminProduct;
  readonly label: string;
  readonly onDone: () => void;
}

function NameEditor({ product, label, onDone }: NameEditorProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { refusalText, showSuccess } = useToasts();
  const refusedFields = useRefusedFields();
  const [base, setBase] = useState(product);
  const [name, setName] = useState(product.name);
  const [problem, setProblem] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: () => changeRecord('products', base, { name: name.trim() }),
    onSuccess: async () => {
      showSuccess(t('admin.products.updated'));
      await invalidateCatalogue(client);
      onDone();
    },
    onError: (error) => {
      if (!isChangedSince(error) || !error.current)
        return setProblem(refusedFields(error)[0]?.message ?? refusalText(error));
      const current = error.current as AdminProduct;
      setBase(current);
      setProblem(t('admin.products.nameChanged', { name: current.name }));
    },
  });
  const submit = () => {
    if (!name.trim()) return setProblem(t('admin.common.required'));
    if (name.trim() === base.name) return onDone();
    if (!save.isPending) save.mutate();
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
        inputProps={{ dir: 'auto', maxLength: limits.name, readOnly: save.isPending }}
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
