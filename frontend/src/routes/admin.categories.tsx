import { createFileRoute } from '@tanstack/react-router';
import { momentOf } from '../features/admin/as-of/moment.ts';
import { CategoriesPage } from '../features/admin/pages/categories-page.tsx';

export const Route = createFileRoute('/admin/categories')({
  validateSearch: (raw: Readonly<Record<string, unknown>>): { readonly asOf?: string } => ({
    asOf: momentOf(raw.asOf),
  }),
  component: function Categories() {
    const navigate = Route.useNavigate();
    return (
      <CategoriesPage
        asOf={Route.useSearch().asOf}
        onMoment={(asOf) => void navigate({ search: { asOf }, replace: true, resetScroll: false })}
      />
    );
  },
});
