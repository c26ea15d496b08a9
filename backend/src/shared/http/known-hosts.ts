import { DomainError } from '@henna/domain';
import type { NextFunction, Response } from 'express';
import type { IncomingMessage } from 'node:http';
import type { HennaRequest } from './request.ts';

const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;
/** Asked by the machine's own name or address, and no secret. */
const openToAllHosts = '/api/health';

class MisdirectedError extends DomainError {
  readonly status = 421;
}

/**
 * The Host headers that name this service: the host of its public address and, while that is a loopback address, every
 * loopback name with any port, since browsers send those for this machine only. A page whose own name was made to
 * resolve to this machine (DNS rebinding) sends that name.
 */
export class KnownHosts {
  private readonly own: ReadonlySet<string>;
  private readonly isLoopback: boolean;

  constructor(private readonly publicUrl: URL) {
    const { host, hostname, protocol, port } = publicUrl;
    this.own = new Set([host, `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`]);
    this.isLoopback = loopbackHost.test(hostname);
  }

  /** Whether a request names this service, by exactly one Host header. */
  has({ headers: { host = '' }, rawHeaders }: IncomingMessage): boolean {
    const given = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    return given.length === 1 && this.names(host.toLowerCase());
  }

  /** Middleware: refuses other requests with 421, except for health. */
  readonly require = (request: HennaRequest, _response: Response, next: NextFunction): void => {
    if (this.has(request) || request.path === openToAllHosts) return next();
    next(new MisdirectedError('MISDIRECTED', { origin: this.publicUrl.origin }));
  };

  private names(host: string) {
    return this.own.has(host) || (this.isLoopback && loopbackHost.test(host.replace(/:\d{1,5}$/, '')));
  }
}
