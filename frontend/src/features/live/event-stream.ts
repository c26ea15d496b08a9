export interface StreamEvent {
  /** Of the last event that named one: what the server resumes after. */
  readonly id: string;
  readonly event: string;
  /** Empty where only the id was told. */
  readonly data: string;
}

const fieldOf = (line: string): [name: string, value: string] => {
  const colon = line.indexOf(':');
  return colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
};

/** @param block the lines of one event, as the HTML standard has them ("Server-sent events"). */
function eventOf(block: string): Partial<StreamEvent> {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const [name, value] = fieldOf(line);
    fields.set(name, name === 'data' && fields.has(name) ? `${fields.get(name)}\n${value}` : value);
  }
  return { id: fields.get('id'), event: fields.get('event'), data: fields.get('data') };
}

/**
 * The events of a stream, until it ends. The browser's `EventSource` does the same, but can't be told after which event
 * to resume when it is opened anew.
 */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let id = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true }).replaceAll('\r', '');
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const told = eventOf(text.slice(0, end));
      text = text.slice(end + 2);
      id = told.id ?? id;
      yield { id, event: told.event ?? 'message', data: told.data ?? '' };
    }
  }
}
