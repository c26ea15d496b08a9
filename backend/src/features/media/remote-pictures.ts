import { DomainError, fieldRefusal, InvalidFieldsError, limits, type FieldRefusal } from '@henna/domain';
import type { RefusalCode } from '@henna/domain/refusals';
import { Inject, Injectable } from '@nestjs/common';
import { lookup as resolve } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import pLimit from 'p-limit';
import type { Settings } from '../../settings.ts';
import { SETTINGS } from '../../tokens.ts';
import { encodeImage, type EncodedImage } from './encode-image.ts';
import { isPublicAddress } from './public-address.ts';

const atOnce = 4;
const timeoutMs = 10_000;
const maxRedirects = 3;

type Code = Extract<RefusalCode, `REMOTE_PICTURE_${string}`>;

/** Why there is no picture at an address. */
class RemotePictureError extends Error {
  constructor(readonly code: Code) {
    super(code);
  }
}

/** Resolves a name to the one address that is then connected to; fails where any of its addresses is not public. */
export const publicLookup =
  (resolveName: typeof resolve = resolve): LookupFunction =>
  (name, options, callback) => {
    resolveName(name, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new RemotePictureError('REMOTE_PICTURE_PRIVATE'), '');
      if (options.all) return callback(null, [first]);
      callback(null, first.address, first.family);
    });
  };

/** The address, where it may be asked. Throws {@link RemotePictureError}. */
export const permittedAddress = (text: string, base?: URL): URL => {
  if (!URL.canParse(text, base?.href)) throw new RemotePictureError('REMOTE_PICTURE_HTTPS');
  const url = new URL(text, base);
  if (url.protocol !== 'https:' || url.username || url.password) throw new RemotePictureError('REMOTE_PICTURE_HTTPS');
  // An address in numbers is not looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new RemotePictureError('REMOTE_PICTURE_PRIVATE');
  return url;
};

/** The bytes of an answer; what is longer than a picture may be is not read to its end. Throws {@link RemotePictureError}. */
export const readPicture = async (answer: AsyncIterable<Buffer>): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer) {
    length += part.length;
    if (length > limits.imageBytes) throw new RemotePictureError('REMOTE_PICTURE_LARGE');
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** Fetches the pictures that imports name, where the operator has allowed it. */
@Injectable()
export class RemotePictures {
  readonly isEnabled: boolean;
  private readonly limit = pLimit(atOnce);
  private readonly lookup = publicLookup();

  constructor(@Inject(SETTINGS) { mediaFetch }: Settings) {
    this.isEnabled = mediaFetch;
  }

  /** Those of the addresses at which there is a picture, in order, and why there is none at the others. */
  async fetchAll(
    addresses: readonly string[],
  ): Promise<{ readonly pictures: readonly EncodedImage[]; readonly refusals: readonly FieldRefusal[] }> {
    const found = await Promise.all(addresses.map((address) => this.limit(() => this.fetchOrRefusal(address))));
    return {
      pictures: found.filter((each) => 'hash' in each),
      refusals: found.filter((each) => 'code' in each),
    };
  }

  private async fetchOrRefusal(address: string): Promise<EncodedImage | FieldRefusal> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await encodeImage(await this.download(permittedAddress(address), signal));
    } catch (error) {
      return fieldRefusal('imageUrls', codeOf(error, signal), { address });
    }
  }

  private async download(url: URL, signal: AbortSignal, redirects = 0): Promise<Buffer> {
    const answer = await this.ask(url, signal);
    try {
      const { statusCode = 0, headers } = answer;
      if (statusCode >= 300 && statusCode < 400 && headers.location && redirects < maxRedirects)
        return await this.download(permittedAddress(headers.location, url), signal, redirects + 1);
      if (statusCode !== 200) throw new RemotePictureError('REMOTE_PICTURE_ABSENT');
      return await readPicture(answer);
    } finally {
      answer.destroy();
    }
  }

  private ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    return new Promise((found, failed) => {
      // A connection of its own: one that is reused would not be looked up.
      const asked = request(url, { lookup: this.lookup, signal, agent: false, headers: { accept: 'image/*' } }, found);
      asked.on('error', failed).end();
    });
  }
}

const codeOf = (error: unknown, signal: AbortSignal): Code => {
  if (error instanceof RemotePictureError) return error.code;
  if (signal.aborted) return 'REMOTE_PICTURE_SLOW';
  // What the bytes are was said by their encoding.
  return error instanceof DomainError ? 'REMOTE_PICTURE_TYPE' : 'REMOTE_PICTURE_ABSENT';
};

/** Throws a 400 that names each picture that could not be fetched. */
export const requirePictures = (refusals: readonly FieldRefusal[]): void => {
  if (refusals.length > 0) throw new InvalidFieldsError([...refusals]);
};
