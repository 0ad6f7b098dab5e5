import { createHash } from 'node:crypto';
import type { RegisteredRemote, ServedRelease } from '@sabi/contracts/http/platform';

/** A release whose server bundle is the given code, for tests. */
export function buildRelease(code: string, version = '1.0.0-0000000001'): ServedRelease {
  const base = `/remotes/mf-test/${version}`;
  return {
    version,
    manifestUrl: `${base}/mf-manifest.json`,
    serverBundleUrl: `${base}/server.cjs`,
    serverBundleIntegrity: `sha384-${createHash('sha384').update(code).digest('base64')}`,
    scriptUrls: [`${base}/remoteEntry.js`],
    styleUrls: [`${base}/main.css`],
    integrity: { [`${base}/remoteEntry.js`]: `sha384-${'A'.repeat(64)}` },
  };
}

export function buildRemote(changes: Partial<RegisteredRemote> = {}): RegisteredRemote {
  return {
    name: 'mf-test',
    protocol: 1,
    basePaths: ['/test'],
    chrome: 'public',
    rendering: 'server',
    navigation: [{ slot: 'header', path: '/test', label: { en: 'Test', id: 'Uji' }, order: 1 }],
    release: buildRelease(''),
    fallback: null,
    trafficPercent: 100,
    ...changes,
  };
}
