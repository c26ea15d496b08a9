import { request as send, type RequestOptions } from 'node:http';

/** Sends a request with exactly these headers, on a new connection. */
export const rawRequest = (url: URL, options: RequestOptions, body = ''): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const sent = send(url, { ...options, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode!, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
