import { createFileRoute } from '@tanstack/react-router';
import { queueSearchOf } from '../features/admin/moderation/queue-search.ts';
import { ModerationPage } from '../features/admin/pages/moderation-page.tsx';

export const Route = createFileRoute('/admin/moderation')({
  validateSearch: queueSearchOf,
  component: function Moderation() {
    const navigate = Route.useNavigate();
    return (
      <ModerationPage
        search={Route.useSearch()}
        onSearchChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    );
  },
});
