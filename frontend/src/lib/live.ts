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
export const liveDelays = { gather: 400, between: 2_000, afterEnd: 3_000, afterRefusal: 30_000 } as const;

const listeners = new Map<string, Set<LiveListener>>();
const changedTopics = new Set<string>();
let openTopics = '';
let stream: AbortController | null = null;
/** The last event heard, and of which topics: a page that was hidden resumes there. */
let lastEvent = { topics: '', id: '' };
let refusalCount = 0;
let lastNotifiedAt = 0;
let notifyTimer: ReturnType<typeof setTimeout> | undefined;
let openTimer: ReturnType<typeof setTimeout> | undefined;

function notifyListeners(): void {
  notifyTimer = undefined;
  lastNotifiedAt = Date.now();
  const topics = [...changedTopics];
  changedTopics.clear();
  for (const topic of topics) listeners.get(topic)?.forEach((listener) => void listener());
}

function addChange({ topics }: LiveChange): void {
  topics.forEach((topic) => changedTopics.add(topic));
  notifyTimer ??= setTimeout(
    notifyListeners,
    Math.max(liveDelays.gather, lastNotifiedAt + liveDelays.between - Date.now()),
  );
}

/** Hears one stream to its end. @returns milliseconds until the next one may be opened. */
async function readStream(topics: string, signal: AbortSignal): Promise<number> {
  const resume: Record<string, string> =
    lastEvent.topics === topics && lastEvent.id ? { 'Last-Event-ID': lastEvent.id } : {};
  const response = await fetch(`/api/live?topics=${encodeURIComponent(topics)}`, {
    credentials: 'include',
    headers: { Accept: 'text/event-stream', ...resume },
    signal,
  });
  if (!response.ok || !response.body) return liveDelays.afterRefusal * 2 ** Math.min(refusalCount++, 4);
  refusalCount = 0;
  for await (const { id, data } of eventsOf(response.body)) {
    if (id) lastEvent = { topics, id };
    if (data) addChange(JSON.parse(data) as LiveChange);
  }
  return liveDelays.afterEnd;
}

function scheduleUpdate(delay: number): void {
  clearTimeout(openTimer);
  openTimer = setTimeout(updateStream, delay);
}

/** One stream for all topics of the page, open only while the page can be seen. */
function updateStream(): void {
  const topics = document.visibilityState === 'hidden' ? '' : [...listeners.keys()].sort().join(',');
  if (topics === openTopics) return;
  stream?.abort();
  openTopics = topics;
  if (topics === '') return;
  const { signal } = (stream = new AbortController());
  void readStream(topics, signal)
    .catch(() => liveDelays.afterEnd)
    .then((delay) => {
      if (signal.aborted) return;
      openTopics = '';
      scheduleUpdate(delay);
    });
}

if (typeof document !== 'undefined') document.addEventListener('visibilitychange', updateStream);

/** Calls when a topic has changed. Tellings of one burst come as one. @returns the way to stop. */
export function onLive(topic: string, listener: LiveListener): () => void {
  const topicListeners = listeners.get(topic) ?? new Set();
  listeners.set(topic, topicListeners.add(listener));
  scheduleUpdate(0);
  return () => {
    topicListeners.delete(listener);
    if (topicListeners.size === 0) listeners.delete(topic);
    scheduleUpdate(0);
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
