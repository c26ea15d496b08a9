import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateBlock } from './state-block.tsx';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
}

export function EmptyState(props: EmptyStateProps) {
  return <StateBlock icon={<Sparkles size={28} strokeWidth={1.5} aria-hidden />} role="status" {...props} />;
}
