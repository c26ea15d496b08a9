/** A topic has changed, and the read models have it: `product:<id>`, `comments:<id>`, `products`. */
export type LiveListener = () => unknown;

/** Milliseconds: how long changes are gathered, the least between two tellings, and the first wait after a refusal. */
export const livePace = { gather: 400, apart: 2_000, refused: 30_000 } as const;

const listeners = new Map<string, Set<LiveListener>>();
const changed = new Set<string>();
let stream: EventSource | null = null;
let followed = '';
let lastTold = 0;
let telling: ReturnType<typeof setTimeout> | undefined;
let opening: ReturnType<typeof setTimeout> | undefined;
let refusals = 0;

function tell(): void {
  telling = undefined;
  lastTold = Date.now();
  const topics = [...changed];
  changed.clear();
  for (const topic of topics) listeners.get(topic)?.forEach((listener) => void listener());
}

function note(event: MessageEvent<string>): void {
  refusals = 0;
  const { topics } = JSON.parse(event.data) as { readonly topics: readonly string[] };
  topics.forEach((topic) => changed.add(topic));
  telling ??= setTimeout(tell, Math.max(livePace.gather, lastTold + livePace.apart - Date.now()));
}

function close(): void {
  stream?.close();
  stream = null;
  followed = '';
}

function reopenLater(delay: number): void {
  clearTimeout(opening);
  opening = setTimeout(follow, delay);
}

/** One stream for all topics of the page, open only while the page can be seen. */
function follow(): void {
  const wanted = document.visibilityState === 'hidden' ? '' : [...listeners.keys()].sort().join(',');
  if (wanted === followed) return;
  close();
  if (wanted === '' || !('EventSource' in window)) return;
  followed = wanted;
  const source = new EventSource(`/api/live?topics=${encodeURIComponent(wanted)}`);
  stream = source;
  source.addEventListener('changed', note);
  source.onerror = () => {
    // A lost connection the browser takes up again by itself; a refusal it does not.
    if (source.readyState !== EventSource.CLOSED || source !== stream) return;
    close();
    reopenLater(livePace.refused * 2 ** Math.min(refusals++, 4));
  };
}

if (typeof document !== 'undefined') document.addEventListener('visibilitychange', follow);

/** Calls when a topic has changed. Tellings of one burst come as one. @returns the way to stop. */
export function onLive(topic: string, listener: LiveListener): () => void {
  const known = listeners.get(topic) ?? new Set();
  listeners.set(topic, known.add(listener));
  reopenLater(0);
  return () => {
    known.delete(listener);
    if (known.size === 0) listeners.delete(topic);
    reopenLater(0);
  };
}
