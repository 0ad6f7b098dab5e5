import { type KeyObject, verify } from 'node:crypto';
import { readPublicKey } from '@sabi/remote-publisher/publisher-keys';
import { AppError } from '@sabi/service-kit/errors';

/** Public keys by remote; two during a key rotation. */
export type PublisherKeys = Readonly<Record<string, readonly string[]>>;

/** Verifies signatures of the team that owns a remote. */
export interface Publishers {
  /** @throws {AppError} PUBLISHER_REFUSED, with the signer where known */
  assertSigned(remote: string, content: Buffer, signature: string): void;
}

export function createPublishers(keys: PublisherKeys): Publishers {
  const teams = new Map(Object.entries(keys).map(([remote, texts]) => [remote, texts.map(readPublicKey)]));
  const hasSigned = (team: readonly KeyObject[], content: Buffer, signature: Buffer) =>
    team.some((key) => verify(null, content, key, signature));
  return {
    assertSigned: (remote, content, text) => {
      const signature = Buffer.from(text, 'base64url');
      const team = teams.get(remote);
      if (team && hasSigned(team, content, signature)) return;
      const [other] = [...teams].find(([, others]) => hasSigned(others, content, signature)) ?? [];
      throw new AppError('PUBLISHER_REFUSED', { detail: describeRefusal(remote, team !== undefined, other) });
    },
  };
}

function describeRefusal(remote: string, isKnown: boolean, signedBy: string | undefined): string {
  if (signedBy) return `Signed by the team of ${signedBy}, which may not publish ${remote}`;
  return isKnown
    ? `No key of the team of ${remote} has signed this`
    : `${remote} has no team with a key here`;
}
