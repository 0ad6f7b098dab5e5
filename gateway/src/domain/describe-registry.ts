import type {
  RegisteredRemote,
  RemoteRegistry,
  RemoteRelease,
  ServedRelease,
} from '@sabi/contracts/http/platform';

export interface ReleasesInUse {
  readonly current: { readonly release: RemoteRelease };
  readonly fallback: { readonly release: RemoteRelease } | null;
}

/** The registry as browsers and the shell's server read it: addresses instead of file names. */
export function describeRegistry(remotes: readonly ReleasesInUse[]): RemoteRegistry {
  return { remotes: remotes.map(describeRemote) };
}

export function describeRemote({ current, fallback }: ReleasesInUse): RegisteredRemote {
  const { name, protocol, basePaths, chrome, rendering, navigation, redirects } = current.release;
  return {
    name,
    protocol,
    basePaths,
    chrome,
    rendering,
    navigation,
    redirects,
    release: describeRelease(current.release),
    fallback: fallback && describeRelease(fallback.release),
    trafficPercent: 100,
  };
}

function describeRelease({
  name,
  version,
  entry,
  serverBundle,
  preload,
  parts,
  integrity,
}: RemoteRelease): ServedRelease {
  const urlOf = (file: string) => `/remotes/${name}/${version}/${file}`;
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
