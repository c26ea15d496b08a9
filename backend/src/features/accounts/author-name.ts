/** What a person is called, as far as it is known. */
export interface Naming {
  /** Of the profile, public or not: it was chosen to be shown. */
  readonly displayName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** The name under what somebody wrote: the profile's, else first and last name, else `User` and digits from the id. */
export const authorName = (userId: string, { displayName, firstName, lastName }: Naming): string => {
  const name = displayName?.trim() || [firstName, lastName].filter(Boolean).join(' ').trim();
  if (name) return name;
  const digits = userId.replace(/\D/g, '').slice(-4);
  return digits ? `User${digits}` : 'Anonymous User';
};
