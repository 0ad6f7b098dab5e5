/** Where the platform's file store has a file of a release: below the path that visitors ask for it by. */
export function releaseFileKey({ name, version }: { name: string; version: string }, file: string): string {
  return `remotes/${name}/${version}/${file}`;
}
