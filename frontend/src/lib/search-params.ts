/** Search parameters as plain text: `?q=10%25&page=2`, never JSON. The first of a repeated name counts. */
export function parseSearch(search: string): Record<string, string> {
  const result = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) if (!result.has(name)) result.set(name, value);
  return Object.fromEntries(result);
}

/** Leaves out what is empty. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    if (typeof value === 'string' ? value !== '' : typeof value === 'number') params.set(name, String(value));
  return params.size > 0 ? `?${params}` : '';
}
