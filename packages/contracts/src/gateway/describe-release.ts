// How browsers and the shell's server read a release. No dependency, so that it costs a page nothing.
import type { RegisteredRemote, RemoteRelease, ServedRelease } from '../http/gateway/platform';

/** What a remote declares, without its files. */
export function declarationOf({
  name,
  protocol,
  basePaths,
  chrome,
  hasContactButton,
  rendering,
  navigation,
  accountLinks,
  memberLinks,
  redirects,
  pages,
  pageData,
}: RemoteRelease): Omit<RegisteredRemote, 'release' | 'fallback' | 'trafficPercent' | 'canary'> {
  const declaration = { name, protocol, basePaths, chrome, rendering, navigation, redirects };
  return {
    ...declaration,
    ...(hasContactButton !== undefined && { hasContactButton }),
    ...(accountLinks && { accountLinks }),
    ...(memberLinks && { memberLinks }),
    ...(pages && { pages }),
    ...(pageData && { pageData }),
  };
}

/**
 * Addresses instead of file names.
 * @param origin of a server that is not the site's, without a slash at the end
 */
export function describeRelease(
  { name, version, entry, serverBundle, preload, parts, integrity }: RemoteRelease,
  origin = '',
): ServedRelease {
  const urlOf = (file: string) => `${origin}/remotes/${name}/${version}/${file}`;
  const loadedFirst = [preload, ...Object.values(parts)].flatMap(({ scripts, styles }) => [
    ...scripts,
    ...styles,
  ]);
  return {
    version,
    entryUrl: urlOf(entry),
    serverBundleUrl: urlOf(serverBundle),
    serverBundleIntegrity: integrity[serverBundle] ?? '',
    scriptUrls: preload.scripts.map(urlOf),
    styleUrls: preload.styles.map(urlOf),
    integrity: Object.fromEntries(loadedFirst.map((file) => [urlOf(file), integrity[file] ?? ''])),
    parts: Object.fromEntries(
      Object.entries(parts).map(([part, { scripts, styles }]) => [
        part,
        { scriptUrls: scripts.map(urlOf), styleUrls: styles.map(urlOf) },
      ]),
    ),
  };
}
