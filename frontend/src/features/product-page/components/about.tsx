import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Longer descriptions are shown in part at first, in characters. */
const shortLength = 320;

/** What the product is, by its description. */
export function About({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(text.length <= shortLength);
  const end = text.lastIndexOf(' ', shortLength);
  return (
    <section aria-label={t('product.about')}>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-line', maxWidth: '68ch', textAlign: 'left' }}>
        {isWhole ? text : `${text.slice(0, end > 0 ? end : shortLength)}…`}
      </Typography>
      {!isWhole && (
        <Button size="small" sx={{ marginInlineStart: -1.75 }} onClick={() => setIsWhole(true)}>
          {t('product.readMore')}
        </Button>
      )}
    </section>
  );
}
