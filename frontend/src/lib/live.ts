import type { LiveChange } from '@henna/domain';
import { useEffect, useRef } from 'react';

interface StreamEvent {
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
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
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

/** `product:<id>`, `comments:<id>`, `products`: has changed, and reads that begin now show it. */
type LiveListener = () => unknown;

/** Milliseconds: changes are gathered, tellings are apart, a lost stream is opened anew, a refused one later and later. */
export const livePace = { gather: 400, apart: 2_000, lost: 3_000, refused: 30_000 } as const;

const listeners = new Map<string, Set<LiveListener>>();
const changed = new Set<string>();
let followed = '';
let stream: AbortController | null = null;
/** The last event heard, and of which topics: a page that was hidden resumes there. */
let heard = { topics: '', id: '' };
let refusals = 0;
let lastTold = 0;
let telling: ReturnType<typeof setTimeout> | undefined;
let opening: ReturnType<typeof setTimeout> | undefined;

function tell(): void {
  telling = undefined;
  lastTold = Date.now();
  const topics = [...changed];
  changed.clear();
  for (const topic of topics) listeners.get(topic)?.forEach((listener) => void listener());
}

function note({ topics }: LiveChange): void {
  topics.forEach((topic) => changed.add(topic));
  telling ??= setTimeout(tell, Math.max(livePace.gather, lastTold + livePace.apart - Date.now()));
}

/** Hears one stream to its end. @returns milliseconds until the next one may be opened. */
async function hear(topics: string, signal: AbortSignal): Promise<number> {
  const resume: Record<string, string> = heard.topics === topics && heard.id ? { 'Last-Event-ID': heard.id } : {};
  const response = await fetch(`/api/live?topics=${encodeURIComponent(topics)}`, {
    credentials: 'include',
    headers: { Accept: 'text/event-stream', ...resume },
    signal,
  });
  if (!response.ok || !response.body) return livePace.refused * 2 ** Math.min(refusals++, 4);
  refusals = 0;
  for await (const { id, data } of eventsOf(response.body)) {
    if (id) heard = { topics, id };
    if (data) note(JSON.parse(data) as LiveChange);
  }
  return livePace.lost;
}

function reopen(delay: number): void {
  clearTimeout(opening);
  opening = setTimeout(follow, delay);
}

/** One stream for all topics of the page, open only while the page can be seen. */
function follow(): void {
  const wanted = document.visibilityState === 'hidden' ? '' : [...listeners.keys()].sort().join(',');
  if (wanted === followed) return;
  stream?.abort();
  followed = wanted;
  if (wanted === '') return;
  const { signal } = (stream = new AbortController());
  void hear(wanted, signal)
    .catch(() => livePace.lost)
    .then((delay) => {
      if (signal.aborted) return;
      followed = '';
      reopen(delay);
    });
}

if (typeof document !== 'undefined') document.addEventListener('visibilitychange', follow);

/** Calls when a topic has changed. Tellings of one burst come as one. @returns the way to stop. */
export function onLive(topic: string, listener: LiveListener): () => void {
  const known = listeners.get(topic) ?? new Set();
  listeners.set(topic, known.add(listener));
  reopen(0);
  return () => {
    known.delete(listener);
    if (known.size === 0) listeners.delete(topic);
    reopen(0);
  };
}

/** Follows a topic while the component stands. @param topic null follows nothing. */
export function useLive(topic: string | null, onChange: () => unknown): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => (topic === null ? undefined : onLive(topic, () => latest.current())), [topic]);
}
