import '../../../i18n/admin.load.ts';
import { useQuery } from '@tanstack/react-query';
import { exportCountsQuery } from '../api/transfer.ts';
import { useMayWrite } from '../session/use-admin-session.ts';
import { useExport } from '../transfer/use-export.ts';
import { ExportPageView } from './export-page-view.tsx';

export function ExportPage() {
  // Others may have written since it was last looked at.
  const counts = useQuery({ ...exportCountsQuery(), refetchOnMount: 'always' });
  return <ExportPageView mayExportAll={useMayWrite()} counts={counts} {...useExport()} />;
}
