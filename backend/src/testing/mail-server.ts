import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly raw: string;
}

/** A real mail server that keeps what it is given, and a way to wait for it. */
export const startMailServer = async () => {
  const mails: ReceivedMail[] = [];
  const waiting: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(parts).toString() });
        done();
        for (const wake of waiting.splice(0)) wake();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?from=${encodeURIComponent('Henna <hello@henna.example>')}`,
    mails,
    received: async (count: number) => {
      while (mails.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
      return mails[count - 1]!;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** The bodies of a mail, decoded: quoted-printable or base64. */
export const bodies = (raw: string) =>
  [...raw.matchAll(/Content-Transfer-Encoding: ([\w-]+)\r\n\r\n([\s\S]*?)\r\n--/g)].map(([, encoding, body]) =>
    encoding === 'base64'
      ? Buffer.from(body!, 'base64').toString()
      : Buffer.from(
          body!
            .replace(/=\r\n/g, '')
            .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
          'latin1',
        ).toString(),
  );
