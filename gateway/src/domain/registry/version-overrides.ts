import { releaseVersionSchema, remoteNameSchema } from '@sabi/contracts/http/gateway/platform';

const maxOverrides = 10;

export interface VersionOverride {
  readonly name: string;
  readonly version: string;
}

/** Parses a tester's header `mf-blog@1.2.3-0123456789, mf-auth@…`; invalid entries are ignored. */
export function parseVersionOverrides(header: string): VersionOverride[] {
  return header
    .split(',', maxOverrides)
    .map((each) => each.trim().split('@'))
    .flatMap(([name = '', version = '', ...more]) => {
      const isVersion =
        remoteNameSchema.safeParse(name).success && releaseVersionSchema.safeParse(version).success;
      return isVersion && more.length === 0 ? [{ name, version }] : [];
    });
}
