import type { ListedPage } from '@sabi/shell-sdk';
import { events } from './content/events';
import { policyVersions } from './features/legal/policy';
import { eventPath, paths } from './paths';

/** Pages for search engines, with the last change where recorded. */
export function listPages(): ListedPage[] {
  const dates: Readonly<Record<string, string>> = {
    [paths.events]: lastUpdate(),
    [paths.privacy]: policyVersions.privacy.date,
    [paths.terms]: policyVersions.terms.date,
    [paths.accessibility]: policyVersions.accessibility.date,
  };
  return [
    ...Object.values(paths).map((path) => describe(path, dates[path])),
    ...events.map(({ slug, updated }) => describe(eventPath(slug), updated)),
  ];
}

function describe(path: string, lastModified: string | undefined): ListedPage {
  return { path, ...(lastModified && { lastModified }) };
}

function lastUpdate(): string {
  return (
    events
      .map(({ updated }) => updated)
      .toSorted()
      .at(-1) ?? ''
  );
}
