/** An object of a {@link MediaStore}. */
export interface StoredObject {
  readonly name: string;
  /** ms since 1970 */
  readonly writtenAt: number;
}

/**
 * Where uploaded pictures are: bytes by name, like `ab/<hash>.webp`. Several services may use one. Every call throws a
 * `StoreUnavailableError` while a store on another machine does not answer.
 */
export abstract class MediaStore {
  /** Resolves when the bytes are durable; readers never see a part of them. */
  abstract write(name: string, bytes: Buffer): Promise<void>;
  /** `undefined` when there is no such object. */
  abstract read(name: string): Promise<Buffer | undefined>;
  /** Does nothing when there is no such object. */
  abstract remove(name: string): Promise<void>;
  /** The objects whose names are `<folder>/` and one more part. */
  abstract list(folder: string): AsyncIterable<StoredObject>;
  /** @throws SettingError for a store that cannot be used with these settings */
  abstract check(): Promise<void>;
}
