import Typography from '@mui/material/Typography';
import { givenTraits } from '@henna/domain';
import type { MemberTraits } from '../../../lib/api-types.ts';
import { selectionIn } from '../trait-selection.ts';
import { useTraitTexts } from '../use-trait-texts.ts';

/** What a member has published of themselves, in small text. */
export function TraitsLine({ traits }: { readonly traits: MemberTraits }) {
  const { short } = useTraitTexts();
  const texts = givenTraits(selectionIn(traits, 4)).map(([name, value]) => short(name, value));
  return (
    <Typography variant="caption" color="textSecondary" data-testid="author-traits">
      {texts.join(' · ')}
    </Typography>
  );
}
