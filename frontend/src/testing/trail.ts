/** An entry of the trail, as the service answers it. */
export const entry = (n: number, more: object = {}) => ({
  position: String(n),
  eventId: `event-${n}`,
  type: 'BrandChanged',
  action: 'changed',
  entity: { kind: 'brand', id: 'b1', name: 'Dior' },
  product: null,
  actor: { kind: 'token', id: 'desk', name: 'desk', role: 'admin' },
  at: '2026-03-01T10:00:00.000Z',
  happenedAt: '2026-03-01T10:00:00.000Z',
  origin: 'screen',
  reason: null,
  correlationId: `batch-${n}`,
  changes: [{ field: 'displayName', from: 'Old', to: 'Dior' }],
  undo: 'no',
  ...more,
});
export const page = (items: readonly object[], next: string | null = null) => ({ items, next });
