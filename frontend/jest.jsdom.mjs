import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the web platform's own classes, which it does not carry itself. */
export default class extends TestEnvironment {
  constructor(...parts) {
    super(...parts);
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      Request,
      Response,
      Headers,
      fetch,
      structuredClone,
      ReadableStream,
    });
  }
}
