import type { LiveChange } from '@henna/contracts';
import { eventsOf } from './event-stream.ts';

/** `product:<id>`, `comments:<id>`, `products`: has changed, and reads that begin now show it. */
export type LiveListener = () => unknown;

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
