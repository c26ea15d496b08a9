/** In the private database: by what the master key is recognized that the stores were first written with. */
export interface MasterKeyCheckDocument {
  readonly _id: 'master';
  /** A key derived from the master key for this purpose alone (HKDF-SHA-256, 32 bytes), hex. */
  readonly value: string;
}

export const masterKeyCheck = { collection: 'masterKeyCheck', id: 'master', purpose: 'check value' } as const;
