import { clearedEntities, type ClearedEntity } from '@henna/contracts';

/** Whether records of a kind are cleared when they are replaced; settings and profiles are not. */
export const isCleared = (entity: string): entity is ClearedEntity =>
  (clearedEntities as readonly string[]).includes(entity);
