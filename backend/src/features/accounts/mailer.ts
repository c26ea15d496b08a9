import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Settings } from '../../settings.ts';
import { LOGGER, SETTINGS } from '../../tokens.ts';
import type { Mail } from './mail.ts';

const maxPending = 50;
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends mail through the server of `SMTP_URL`, in the background, so that response times do not reveal whether an account
 * exists. Failures are logged without the address.
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

  /** Does not wait for the delivery. */
  send(to: string, mail: () => Promise<Mail>): void {
    if (this.sending.size >= maxPending) return this.logger.warn('mail dropped: too many are being sent');
    const delivery = this.deliver(to, mail)
      .catch((error: unknown) => this.logger.error({ reason: failure(error) }, 'mail not sent'))
      .finally(() => this.sending.delete(delivery));
    this.sending.add(delivery);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.sending);
    this.transport?.close();
  }

  private async deliver(to: string, mail: () => Promise<Mail>) {
    await this.transport?.sendMail({ to: { name: '', address: to }, ...(await mail()) });
  }
}

/** Without the server's message, which may repeat the address. */
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
