import { Navigate } from '@tanstack/react-router';
import { use } from 'react';
import { HolderContext } from '../../admin-kit/session.ts';

const firstScreens = { admin: '/admin/today', moderator: '/admin/moderation', analyst: '/admin/analytics' } as const;

/** Leads whoever is logged in on to the first screen of their role. */
export function Landing() {
  const role = use(HolderContext)?.role;
  return role ? <Navigate to={firstScreens[role]} replace /> : null;
}
