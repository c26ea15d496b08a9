import { utcDay, type EventMetadata, type Sealed, type SealedField } from '@henna/domain';

/** A document that an event changes does not exist, so the event can't be applied. */
export class MissingDocumentError extends Error {
  constructor(what: string, id: string) {
    super(`no ${what} ${id}`);
  }
}

/** An ISO 8601 time as a date. @throws RangeError when it is none. */
export const instant = (text: string): Date => {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new RangeError(`not a time: ${String(text)}`);
  return date;
};

/** The UTC day number of an ISO 8601 time. @throws RangeError when it is none. */
export const dayOf = (text: string): number => utcDay(instant(text));

/** @throws MissingDocumentError, which parks the event that needs the document */
export const existing = <Document>(document: Document | undefined, what: string, id: string): Document => {
  if (document === undefined) throw new MissingDocumentError(what, id);
  return document;
};

export const isDemo = ({ metadata }: { readonly metadata: EventMetadata }): boolean => metadata.origin === 'demo';

/** The previous names of a record after a renaming, oldest first; a name that is in use again is none of them. */
export const previousNamesAfter = (previous: readonly string[], from: string, to: string): readonly string[] =>
  from === to ? previous : [...previous.filter((name) => name !== to && name !== from), from];

/** A personal field with the id of its event, without which it does not open. */
export const sealedField = (sealed: Sealed | null, event: { readonly id: string }): SealedField | null =>
  sealed && { sealed, eventId: event.id };
