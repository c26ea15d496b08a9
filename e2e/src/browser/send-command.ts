import type { App } from '../app/app.ts';
import { recordPosition } from '../app/written-position.ts';
import type { Visitor } from './visitor.ts';

/** Sends a command with the visitor's session, without the screens. @throws Error with the answer when it is refused */
export const sendCommand = async <Answer>(
  { context }: Visitor,
  app: App,
  path: string,
  data: object,
): Promise<Answer> => {
  const response = await context.request.post(`${app.url}${path}`, { data, headers: { origin: app.url } });
  if (!response.ok()) throw new Error(`${path} answers ${response.status()}: ${await response.text()}`);
  recordPosition(response.headers());
  return (await response.json()) as Answer;
};
