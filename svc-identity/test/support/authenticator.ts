import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

export interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id?: string };
  readonly user: { readonly id: string };
}

export interface RequestOptions {
  readonly challenge: string;
  readonly rpId?: string;
}

/** Faults of an authenticator or its browser. */
export interface Misbehaviour {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly signCount?: number;
  readonly tamper?: boolean;
  readonly userHandle?: string | null;
  readonly flags?: number;
}

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** A software authenticator with an ES256 key and its browser; answers in WebAuthn's JSON. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private signCount: number;
  private userHandle = '';

  constructor(
    private readonly options: { origin: string; aaguid?: string; countsUses?: boolean } = {
      origin: 'https://sabi.test',
    },
  ) {
    this.signCount = options.countsUses === false ? 0 : 1;
  }

  /** As `navigator.credentials.create()`, with attestation `none`. */
  create({ challenge, rp, user }: CreationOptions, wrong: Misbehaviour = {}) {
    this.userHandle = user.id;
    const authData = Buffer.concat([
      this.describe(
        wrong.rpId ?? rp.id ?? '',
        (wrong.flags ?? userPresent | userVerified) | hasCredential,
        wrong,
      ),
      Buffer.from((this.options.aaguid ?? '00000000-0000-0000-0000-000000000000').replaceAll('-', ''), 'hex'),
      Buffer.from([0, this.id.length]),
      this.id,
      this.encodeKey(),
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return {
      ...this.name(),
      response: {
        clientDataJSON: this.describeClient('webauthn.create', challenge, wrong).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** As `navigator.credentials.get()`. */
  get({ challenge, rpId = '' }: RequestOptions, wrong: Misbehaviour = {}) {
    if (this.options.countsUses !== false) this.signCount += 1;
    const authData = this.describe(wrong.rpId ?? rpId, wrong.flags ?? userPresent | userVerified, wrong);
    const clientData = this.describeClient('webauthn.get', challenge, wrong);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    const signature = sign('sha256', signed, this.keys.privateKey);
    if (wrong.tamper)
      signature.writeUInt8(signature.readUInt8(signature.length - 1) ^ 1, signature.length - 1);
    const userHandle = wrong.userHandle === undefined ? this.userHandle : wrong.userHandle;
    return {
      ...this.name(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      },
    };
  }

  private name() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  }

  private describe(rpId: string, flags: number, { signCount = this.signCount }: Misbehaviour): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(signCount);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
  }

  private describeClient(type: string, asked: string, wrong: Misbehaviour): Buffer {
    const { challenge = asked, origin = this.options.origin } = wrong;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** COSE: EC2, ES256, P-256, x, y. */
  private encodeKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    return Buffer.from(
      isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, coordinate(x)],
          [-3, coordinate(y)],
        ]),
      ),
    );
  }
}
