/** What a remote loads from where its files lie. Frames, forms and everything else stay with the site. */
const loading = /^(?:script|style|img|font|connect)-src /;

/** Adds an origin to a content policy, for what a remote's page loads. */
export function allowOrigin(policy: string, origin: string): string {
  return policy
    .split(';')
    .map((directive) => (loading.test(directive.trim()) ? `${directive} ${origin}` : directive))
    .join(';');
}
