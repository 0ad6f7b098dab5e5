import { createHash, type KeyObject, verify } from 'node:crypto';
import { readPublicKey } from '@sabi/remote-publisher/publisher-keys';
import { AppError } from '@sabi/service-kit/errors';

/** Public keys by remote; two during a key rotation. */
export type PublisherKeys = Readonly<Record<string, readonly string[]>>;

/** Verifies signatures of the team that owns a remote. */
export interface Publishers {
  /**
   * @returns the id of the key that has signed: the first 8 hex digits of the SHA-256 of its SPKI in DER
   * @throws {AppError} PUBLISHER_REFUSED, with the signer where known
   */
  assertSigned(remote: string, content: Buffer, signature: string): string;
}

interface TeamKey {
  readonly id: string;
  readonly key: KeyObject;
}

export function createPublishers(keys: PublisherKeys): Publishers {
  const teams = new Map(Object.entries(keys).map(([remote, texts]) => [remote, texts.map(readTeamKey)]));
  const findSigner = (team: readonly TeamKey[], content: Buffer, signature: Buffer) =>
    team.find(({ key }) => verify(null, content, key, signature));
  return {
    assertSigned: (remote, content, text) => {
      const signature = Buffer.from(text, 'base64url');
      const team = teams.get(remote);
      const signer = team && findSigner(team, content, signature);
      if (signer) return signer.id;
      const [other] = [...teams].find(([, others]) => findSigner(others, content, signature)) ?? [];
      throw new AppError('PUBLISHER_REFUSED', { detail: describeRefusal(remote, team !== undefined, other) });
    },
  };
}

function readTeamKey(text: string): TeamKey {
  const id = createHash('sha256').update(Buffer.from(text, 'base64')).digest('hex').slice(0, 8);
  return { id, key: readPublicKey(text) };
}

function describeRefusal(remote: string, isKnown: boolean, signedBy: string | undefined): string {
  if (signedBy) return `Signed by the team of ${signedBy}, which may not publish ${remote}`;
  return isKnown
    ? `No key of the team of ${remote} has signed this`
    : `${remote} has no team with a key here`;
}
