import type { LiveChange } from '@henna/domain';
import { useEffect, useEffectEvent } from 'react';

interface StreamEvent {
  /** Of the last event that had one: where the server resumes. */
  readonly id: string;
  /** Empty for an event that has an id only. */
  readonly data: string;
}

/**
 * The events of a stream in the format of the HTML standard ("Server-sent events"), until it ends. The browser's
 * `EventSource` does the same, but cannot be opened with the id to resume after.
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
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data: string[] = [];
      for (const line of block.split('\n')) {
        const [, field, content = ''] = /^(\w*)(?:: ?(.*))?$/s.exec(line) ?? [];
        if (field === 'id') id = content;
        if (field === 'data') data.push(content);
      }
      yield { id, data: data.join('\n') };
    }
  }
}

type LiveListener = () => unknown;

/**
 * Milliseconds: for how long changes are gathered, the least time between two notifications, and when a stream is
 * opened anew after it ended or, doubled with each time in a row, after it was refused.
 */
export const liveDelays = { gather: 400, between: 2_000, afterEnd: 3_000, afterRefusal: 30_000 } as const;

/** By topic: `product:<id>`, `comments:<id>`, `products`. */
const listeners = new Map<string, Set<LiveListener>>();
const changedTopics = new Set<string>();
let openTopics = '';
let stream: AbortController | null = null;
/** A page that was hidden resumes after this event. */
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
  const delay = Math.max(liveDelays.gather, lastNotifiedAt + liveDelays.between - Date.now());
  notifyTimer ??= setTimeout(notifyListeners, delay);
}

/** Reads one stream to its end. @returns milliseconds until the next one may be opened. */
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

/** Keeps one stream open for all topics of the page, while the page can be seen. */
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

/** Calls when reads of a topic show something new; once for a burst of changes. @returns stops it. */
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

/** Follows a topic while the component is mounted. @param topic null follows nothing. */
export function useLive(topic: string | null, onChange: () => unknown): void {
  const notify = useEffectEvent(onChange);
  useEffect(() => (topic === null ? undefined : onLive(topic, () => notify())), [topic]);
}
