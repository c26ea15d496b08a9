import { createFileRoute } from '@tanstack/react-router';
import { CategoriesPage } from '../features/admin/pages/categories-page.tsx';

export const Route = createFileRoute('/admin/')({
  component: function Start() {
    const navigate = Route.useNavigate();
    return (
      <CategoriesPage
        asOf={undefined}
        onMoment={(asOf) => void navigate({ to: '/admin/categories', search: { asOf }, resetScroll: false })}
      />
    );
  },
});
