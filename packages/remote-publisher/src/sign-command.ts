import { type KeyLike, randomUUID, sign } from 'node:crypto';
import { type RemoteCommand, signatureHeader } from '@sabi/contracts/http/gateway/remote-commands';

type Unsigned<Command> = Command extends unknown ? Omit<Command, 'issuedAt' | 'nonce'> : never;

/** A command without its time and nonce. */
export type UnsignedCommand = Unsigned<RemoteCommand>;

export interface SignedCommand {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A signed command, valid once and for two minutes. @param key Ed25519, private */
export function signCommand(unsigned: UnsignedCommand, key: KeyLike, now = new Date()): SignedCommand {
  const body = JSON.stringify({ ...unsigned, issuedAt: now.toISOString(), nonce: randomUUID() });
  const signature = sign(null, Buffer.from(body), key).toString('base64url');
  return { body, headers: { 'Content-Type': 'application/json', [signatureHeader]: signature } };
}
