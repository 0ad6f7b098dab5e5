import type { RemoteActor } from '@sabi/contracts/http/gateway/remote-commands';
import type { RemoteEvent as PublicEvent } from '@sabi/contracts/http/gateway/staff-remotes';

/** A change of what visitors get, or a version that was registered, and who did it. */
export interface RemoteEvent {
  readonly remote: string;
  readonly action: PublicEvent['action'];
  readonly version: string;
  /** Share of the visitors that the version had afterwards. */
  readonly percent: number;
  readonly at: Date;
  readonly by: RemoteActor;
}

/** A change that is asked for, which the repository stores as an event if something has changed. */
export interface RemoteAct {
  readonly action: RemoteEvent['action'];
  readonly by: RemoteActor;
}

export const platformActor: RemoteActor = { kind: 'platform', id: null, name: null };
