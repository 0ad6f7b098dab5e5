import ipaddr from 'ipaddr.js';
import type { ClientDescription } from './session';

const ipv4NetworkBytes = 3; // a /24
const ipv6NetworkParts = 3; // a /48: what a line is given, whatever privacy addresses are in it

/**
 * What makes two sign-ins come from one device: the browser, whichever its version, and the network. Neither proves
 * anything; a mail too many does no harm.
 */
export function fingerprintOf({ userAgent, ip }: ClientDescription): string {
  return `${(userAgent ?? '').replaceAll(/[\d._]+/g, '')}|${networkPrefix(ip)}`;
}

function networkPrefix(ip: string | null): string {
  if (!ip || !ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  const parts =
    address instanceof ipaddr.IPv6
      ? address.parts.slice(0, ipv6NetworkParts).map((part) => part.toString(16))
      : address.toByteArray().slice(0, ipv4NetworkBytes);
  return parts.join(address instanceof ipaddr.IPv6 ? ':' : '.');
}

// The first that matches counts: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a mail says of the device that something was done on. */
export function describeClient({ userAgent, ip }: ClientDescription): { device?: string; ip?: string } {
  const device = describeDevice(userAgent);
  const address = ip && ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : undefined;
  return { ...(device && { device }), ...(address && { ip: address }) };
}

/**
 * A browser and a system by names of our own, `Chrome, Windows`: a user agent is a text that a stranger wrote.
 * @returns undefined when neither is known
 */
export function describeDevice(userAgent: string | null): string | undefined {
  const names = [browsers, systems].map(
    (known) => known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1],
  );
  return names.filter((name) => name !== undefined).join(', ') || undefined;
}
