import { act } from '@testing-library/react';
import { answer, type FakeRequest } from './fake-server.ts';

interface Stream {
  readonly topics: string;
  readonly lastEventId: string | null;
  readonly write: (text: string) => void;
  readonly end: () => void;
}

let streams: Stream[] = [];

/** Answers `GET /api/live` of a fake server, and keeps every stream that is open. */
export function liveAnswer({ search, headers, signal }: FakeRequest): Response {
  const bytes = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const stream: Stream = {
        topics: search.get('topics') ?? '',
        lastEventId: headers.get('Last-Event-ID'),
        write: (text) => controller.enqueue(bytes.encode(text)),
        end: () => {
          streams = streams.filter((one) => one !== stream);
          controller.close();
        },
      };
      streams.push(stream);
      stream.write('retry: 3000\nid: 1\n\n');
      signal?.addEventListener('abort', () => {
        streams = streams.filter((one) => one !== stream);
      });
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

export const tooManyRequests = (): Response => answer(429, { message: 'Too many' });

export const openStreams = (): readonly Stream[] => streams;

export const sendChange = (...topics: string[]): Promise<void> =>
  act(async () => {
    const data = JSON.stringify({ topics, position: '9' });
    streams.forEach(({ write }) => write(`event: changed\nid: 9\ndata: ${data}\n\n`));
    await Promise.resolve();
  });
