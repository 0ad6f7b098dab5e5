/** The part of https://www.w3.org/TR/trusted-types/ that is used. */
interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(name: 'default', rules: Readonly<Record<string, (text: string) => string | null>>): unknown;
  };
}

/**
 * The Trusted Types policy: URLs of this site's scripts, and of a remote that the own machine serves where the document names
 * its origin; script text that is JSON and so does nothing. HTML is never
 * allowed. Anything else is reported, and blocked once the content policy enforces it.
 */
export function allowOwnScripts(window: Window): void {
  const { trustedTypes } = window as TrustedTypesWindow;
  const { baseURI, documentElement } = window.document;
  const origins = [window.location.origin, documentElement.dataset['localRemote']];
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (origins.includes(new URL(url, baseURI).origin) ? url : null),
    createScript: (text) => (isObject(text) ? text : null),
  });
}

/** Structured data is an object, which is not a statement. */
function isObject(text: string): boolean {
  try {
    return text.startsWith('{') && typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
