import { DomainError } from '@henna/domain';
import type { NextFunction, Response } from 'express';
import type { IncomingMessage } from 'node:http';
import type { HennaRequest } from './request.ts';

const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;
/** Load balancers request it by the machine's own name or address. */
const openToAllHosts = '/api/health';

class MisdirectedError extends DomainError {
  readonly status = 421;
}

/**
 * The Host headers of this service: the host of its public URL and, if that is a loopback address, every loopback name with
 * any port, which browsers send to this machine only. Protects against DNS rebinding: such a page sends its own name.
 */
export class KnownHosts {
  private readonly own: ReadonlySet<string>;
  private readonly isLoopback: boolean;

  constructor(private readonly publicUrl: URL) {
    const { host, hostname, protocol, port } = publicUrl;
    this.own = new Set([host, `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`]);
    this.isLoopback = loopbackHost.test(hostname);
  }

  /** Whether a request has exactly one Host header, and it is one of this service. */
  has({ headers: { host = '' }, rawHeaders }: IncomingMessage): boolean {
    let hosts = 0;
    for (let index = 0; index < rawHeaders.length; index += 2) if (isHost(rawHeaders[index]!)) hosts++;
    return hosts === 1 && this.names(host.toLowerCase());
  }

  /** Middleware: rejects other requests with 421, except for health. */
  readonly require = (request: HennaRequest, _response: Response, next: NextFunction): void => {
    if (this.has(request) || request.path === openToAllHosts) return next();
    next(new MisdirectedError('MISDIRECTED', { origin: this.publicUrl.origin }));
  };

  private names(host: string) {
    return this.own.has(host) || (this.isLoopback && loopbackHost.test(host.replace(/:\d{1,5}$/, '')));
  }
}

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === 'host';
