/** Body of every error. `correlationId` stands on every log line of the request. */
export interface Problem {
  readonly message: string;
  readonly code: string;
  readonly correlationId?: string;
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
}

/** One page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}
