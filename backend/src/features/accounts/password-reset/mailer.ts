import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Settings } from '../../../settings.ts';
import { LOGGER, SETTINGS } from '../../../tokens.ts';
import type { Mail } from './reset-mail.ts';

const mostAtOnce = 50;
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends mail by the server of `SMTP_URL`, behind the answer of the request that asks for it, so that the answer's time
 * tells nothing. What can't be sent is logged, without the address.
 */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport: ReturnType<typeof createTransport> | undefined;
  private readonly sending = new Set<Promise<void>>();

  constructor(
    @Inject(SETTINGS) { smtpUrl, publicUrl }: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    if (!smtpUrl) return;
    const { host, port, secure, user, password, from } = server(smtpUrl);
    const auth = user && { auth: { user, pass: password } };
    this.transport = createTransport(
      { host, port, secure, ...auth, ...timeouts },
      { from: from ?? `Henna <no-reply@${publicUrl.hostname}>` },
    );
  }

  get isConfigured(): boolean {
    return this.transport !== undefined;
  }

  /** Sends what `mail` resolves to, sooner or later. */
  send(to: string, mail: () => Promise<Mail>): void {
    if (this.sending.size >= mostAtOnce) return this.logger.warn('mail dropped: too many are being sent');
    const sent = this.deliver(to, mail)
      .catch((error: unknown) => this.logger.error({ reason: failure(error) }, 'mail not sent'))
      .finally(() => this.sending.delete(sent));
    this.sending.add(sent);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.sending);
    this.transport?.close();
  }

  private async deliver(to: string, mail: () => Promise<Mail>) {
    await this.transport?.sendMail({ to: { name: '', address: to }, ...(await mail()) });
  }
}

/** A server's message may repeat the address. */
const failure = (error: unknown) => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return { code, responseCode };
};

const server = (address: string) => {
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    from: url.searchParams.get('from'),
  };
};
