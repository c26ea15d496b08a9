import type { ViewName } from '../shared/views.ts';

export interface SystemStore {
  readonly kind: 'embedded' | 'server';
  readonly answers: boolean;
  /** How long one look took, in ms; `null` when it does not answer. */
  readonly milliseconds: number | null;
}

/** An event that a view could not take. To analysts stream and reason are `null`: they can name people. */
export interface SystemParkedEvent {
  readonly position: string;
  readonly type: string;
  readonly stream: string | null;
  readonly reason: string | null;
  readonly parkedAt: string;
}

export interface SystemRebuild {
  /** `stalled`: it says nothing any more. */
  readonly state: 'requested' | 'running' | 'done' | 'failed' | 'stalled';
  readonly requestedAt: string;
  /** The token's name; `null` where it began by itself. */
  readonly requestedBy: string | null;
  readonly updatedAt: string;
  /** Events taken so far. */
  readonly taken: number;
  /** Of the log, 0 to 1. */
  readonly share: number;
  /** Until it is level with the log, as far as can be told. */
  readonly secondsLeft: number | null;
  readonly error: string | null;
}

export interface SystemView {
  readonly view: ViewName;
  readonly build: number;
  /** Of its code. */
  readonly version: number;
  readonly position: string;
  /** How many events it could not take. */
  readonly parked: number;
  /** The first of them. */
  readonly parkedEvents: readonly SystemParkedEvent[];
  /** The last rebuild, if there was any. */
  readonly rebuild: SystemRebuild | null;
}

/** `GET /api/admin/system`: how the parts are at this moment. */
export interface SystemStatus {
  readonly version: string;
  /** The service that answers. */
  readonly startedAt: string;
  readonly stores: { readonly events: SystemStore; readonly documents: SystemStore };
  /** Some worker projects. */
  readonly workerAtWork: boolean;
  /** End of the log; `null` when it does not answer. */
  readonly logPosition: string | null;
  /** What all views have passed. */
  readonly position: string;
  /** How long the oldest event that the views lack has been waiting; 0 when they lack none. */
  readonly lagMilliseconds: number | null;
  readonly views: readonly SystemView[];
}
