import { visitsStream } from '@henna/domain';
import type { Actor, ProductVisited } from '@henna/domain';
import { v7 } from 'uuid';
import { CommandContext } from '../../shared/commands/command-context.ts';
import { eventId } from '../../shared/ids.ts';
import type { NewEvent } from '../../shared/stores/event-store.ts';

/** A visit as it is appended; tried again with the same id. */
export const visitEvent = (event: ProductVisited): NewEvent => {
  const { productId, userId, visit, language } = event.data;
  const actor: Actor = userId
    ? { kind: 'member', id: userId, role: 'member' }
    : { kind: 'visitor', id: visit, role: 'visitor' };
  const none = undefined;
  const context = new CommandContext(actor, 'screen', v7(), Date.now(), none, none, none, language, visit);
  return { id: eventId(context.commandId, visitsStream(productId), 0), event, metadata: context.metadata() };
};
