import ipaddr from 'ipaddr.js';
import type { ClientDescription } from './session';

const ipv4NetworkBytes = 3; // a /24
const ipv6NetworkParts = 3; // a /48: a connection's prefix, whatever its privacy addresses

/** Browser without version, and network. No proof; a superfluous mail is harmless. */
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

// The first match counts: Edge and Opera also contain Chrome, and Chrome contains Safari.
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

/** Description of the device for a mail. */
export function describeClient({ userAgent, ip }: ClientDescription): { device?: string; ip?: string } {
  const device = describeDevice(userAgent);
  const address = ip && ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : undefined;
  return { ...(device && { device }), ...(address && { ip: address }) };
}

/**
 * Browser and system by fixed names, `Chrome, Windows`, because a user agent is untrusted text.
 * @returns undefined when neither is known
 */
export function describeDevice(userAgent: string | null): string | undefined {
  const names = [browsers, systems].map(
    (known) => known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1],
  );
  return names.filter((name) => name !== undefined).join(', ') || undefined;
}
