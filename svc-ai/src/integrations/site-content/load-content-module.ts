/**
 * Content modules of remotes, by their path from the root. The patterns are what a bundler resolves: no service imports
 * a remote, only the command that writes the passages, and its test.
 */
export function loadContentModule(file: string): Promise<Record<string, unknown>> {
  const name = file.replace(/^.*\//, '').replace(/\.ts$/, '');
  if (file.includes('/content/events/'))
    return import(`../../../../mf-marketing/src/content/events/${name}.ts`);
  if (file.includes('/event-details/'))
    return import(`../../../../mf-marketing/src/content/event-details/${name}.ts`);
  if (file.includes('/community/content/'))
    return import(`../../../../mf-marketing/src/features/community/content/${name}.ts`);
  return import(`../../../../mf-marketing/src/off${name.slice(3)}.ts`);
}
