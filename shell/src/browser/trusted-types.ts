/** As much of https://www.w3.org/TR/trusted-types/ as is needed. */
interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(name: 'default', rules: Readonly<Record<string, (text: string) => string | null>>): unknown;
  };
}

/**
 * What text may become where a browser asks: the address of a script of this site, and a script that is JSON and so does nothing.
 * Nothing becomes markup. Anything else is reported, and refused once the content policy demands it.
 */
export function allowOwnScripts(window: Window): void {
  const { trustedTypes } = window as TrustedTypesWindow;
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) =>
      new URL(url, window.document.baseURI).origin === window.location.origin ? url : null,
    createScript: (text) => (isObject(text) ? text : null),
  });
}

/** As the data for search engines is: an object alone is no statement. */
function isObject(text: string): boolean {
  try {
    return text.startsWith('{') && typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
