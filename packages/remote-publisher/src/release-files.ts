/** Key of a release's file in the platform's file store, equal to its public path. */
export function releaseFileKey({ name, version }: { name: string; version: string }, file: string): string {
  return `remotes/${name}/${version}/${file}`;
}
