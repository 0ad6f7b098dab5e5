import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { Readable } from 'node:stream';
import type { RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import { signatureHeader } from '@sabi/contracts/http/gateway/remote-commands';
import type { FileStore } from '@sabi/file-store/file-store';
import { writePublicKey } from '@sabi/remote-publisher/publisher-keys';
import { releaseFileKey } from '@sabi/remote-publisher/release-files';
import { signCommand, type UnsignedCommand } from '@sabi/remote-publisher/sign-command';
import request from 'supertest';

export const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Files of every release in these tests. */
export const releaseFiles: Readonly<Record<string, string>> = {
  'remoteEntry.js': 'entry()',
  'main.css': 'a{}',
  'detail.js': 'detail()',
  'server.cjs': 'module.exports={}',
};

/** @param altered hash to declare for a file instead of the real one */
export function buildRelease(
  name: string,
  version: string,
  altered: Partial<Record<string, string>> = {},
): RemoteRelease {
  return {
    name,
    protocol: 1,
    basePaths: ['/test'],
    chrome: 'public',
    hasContactButton: false,
    rendering: 'server',
    navigation: [],
    accountLinks: [{ audience: 'staff', path: '/test', label: { en: 'Test', id: 'Uji' }, order: 1 }],
    memberLinks: [{ audience: 'recruiter', path: '/test', label: { en: 'Test', id: 'Uji' }, order: 1 }],
    redirects: [{ from: '/old-test', to: '/test?tab=new' }],
    version,
    entry: 'remoteEntry.js',
    serverBundle: 'server.cjs',
    preload: { scripts: ['remoteEntry.js'], styles: ['main.css'] },
    parts: { detail: { scripts: ['detail.js'], styles: [] } },
    integrity: Object.fromEntries(
      Object.entries(releaseFiles).map(([file, text]) => [file, sha256(altered[file] ?? text)]),
    ),
  };
}

/** A team with its own key that sends commands to a registry. */
export class Team {
  readonly #key: KeyObject = generateKeyPairSync('ed25519').privateKey;
  /** As in the file of a team. */
  readonly privateKeyPem = this.#key.export({ format: 'pem', type: 'pkcs8' });
  /** In the format of the gateway's settings. */
  readonly publicKey = writePublicKey(this.#key);

  constructor(
    readonly remote: string,
    private readonly findUrl: () => string,
  ) {}

  sign(asked: UnsignedCommand, now?: Date) {
    return signCommand(asked, this.#key, now);
  }

  send({ body, headers }: { body: string; headers: Readonly<Record<string, string>> }, remote = this.remote) {
    return request(this.findUrl())
      .post(`/api/platform/v1/remotes/${remote}/commands`)
      .set(headers)
      .send(body);
  }

  /** Signs any body as it is. */
  readonly headersFor = (body: string): Record<string, string> => ({
    [signatureHeader]: sign(null, Buffer.from(body), this.#key).toString('base64url'),
  });

  ask(asked: UnsignedCommand) {
    return this.send(this.sign(asked));
  }

  publish(
    version: string,
    {
      origin = null,
      trafficPercent = 100,
      release = buildRelease(this.remote, version),
      isLocalBuild = false,
    }: PublishOptions = {},
  ) {
    return this.ask({
      ...{ action: 'publish', remote: this.remote, release, origin, trafficPercent },
      ...(isLocalBuild && { isLocalBuild }),
    });
  }
}

interface PublishOptions {
  readonly origin?: string | null;
  readonly trafficPercent?: number;
  readonly release?: RemoteRelease;
  readonly isLocalBuild?: boolean;
}

/** The upload before publishing. @param others files with other content than declared */
export async function upload(
  store: FileStore,
  name: string,
  version: string,
  others: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const [file, text] of Object.entries({ ...releaseFiles, ...others })) {
    const key = releaseFileKey({ name, version }, file);
    await store.put(key, Readable.from([text]), { mediaType: 'application/octet-stream' });
  }
}
