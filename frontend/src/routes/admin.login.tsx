import { createFileRoute, Navigate } from '@tanstack/react-router';

/** Whoever is logged in already goes on to the first screen. */
export const Route = createFileRoute('/admin/login')({ component: () => <Navigate to="/admin" replace /> });
