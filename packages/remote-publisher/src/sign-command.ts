import { type KeyLike, randomUUID, sign } from 'node:crypto';
import { type RemoteCommand, signatureHeader } from '@sabi/contracts/http/remote-commands';

type Unsigned<Command> = Command extends unknown ? Omit<Command, 'issuedAt' | 'nonce'> : never;

/** What is asked, before it is made for one moment. */
export type Asked = Unsigned<RemoteCommand>;

export interface SignedCommand {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A command as the registry takes it: once, and for two minutes. @param key Ed25519, private */
export function signCommand(asked: Asked, key: KeyLike, now = new Date()): SignedCommand {
  const body = JSON.stringify({ ...asked, issuedAt: now.toISOString(), nonce: randomUUID() });
  const signature = sign(null, Buffer.from(body), key).toString('base64url');
  return { body, headers: { 'Content-Type': 'application/json', [signatureHeader]: signature } };
}
