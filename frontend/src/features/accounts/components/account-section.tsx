import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { SectionTitle } from '../../../components/page.tsx';
import { framed, plainList } from '../../../theme/mixins.ts';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  padding: 24,
  ...framed(theme, 14),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
    gap: 40,
    padding: 32,
  },
}));
const Intro = styled('div')({ display: 'grid', gap: 8, alignContent: 'start' });

interface AccountSectionProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** One matter of an account: what it is about, and what can be done. */
export function AccountSection({ title, text, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Intro>
        <SectionTitle id={id} title={title} text={text} />
      </Intro>
      <div>{children}</div>
    </Section>
  );
}

export const Form = styled('form')({
  display: 'grid',
  gap: 20,
  '& > button[type=submit]': { justifySelf: 'start' },
});

/** What belongs to an account, one a line: an icon, what it is, and what can be done with it. */
export const AccountList = styled('ul')(({ theme }) => ({
  ...plainList,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 16,
    paddingBlock: 14,
    borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& > li > svg': { flex: 'none', color: theme.vars?.palette.text.secondary },
  '& > li > div': { flex: '1 1 180px', minWidth: 0 },
}));
