import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FileUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { formatFileSize } from '../../lib/format.ts';

interface FilePickerProps {
  readonly label: string;
  readonly hint: string;
  readonly accept: string;
  /** `size` in bytes; absent of a file that was sent before. */
  readonly file: { readonly name: string; readonly size?: number } | null;
  readonly onPick: (file: File | null) => void;
}

export function FilePicker({ label, hint, accept, file, onPick }: FilePickerProps) {
  const { t, language } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div>
      <Typography variant="body2" component="p" sx={{ fontWeight: 600, marginBlockEnd: '6px' }}>
        {label}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          onPick(target.files?.[0] ?? null);
          target.value = '';
        }}
      />
      <Button
        variant="outlined"
        startIcon={<FileUp size={18} aria-hidden />}
        aria-describedby={id}
        onClick={() => input.current?.click()}
      >
        {file ? t('admin.transfer.import.chooseOther') : t('admin.transfer.import.choose')}
      </Button>
      <Typography variant="caption" component="p" color="textSecondary" id={id} sx={{ overflowWrap: 'anywhere' }}>
        {file ? (
          <>
            <bdi>{file.name}</bdi>
            {file.size !== undefined && ` · ${formatFileSize(file.size, language)}`}
          </>
        ) : (
          hint
        )}
      </Typography>
    </div>
  );
}
