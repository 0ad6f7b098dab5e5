import type { ShareLinkView } from '@sabi/contracts/http/profile/sharing';

export type Visitor = Pick<ShareLinkView, 'device' | 'browser'>;

/**
 * User agents of messenger previews, search engines and mail scanners. Robots with a browser's user agent are
 * counted.
 */
const robots =
  /bot\b|bot[/_-]|crawl|spider|preview|scan|facebookexternalhit|facebookcatalog|meta-external|whatsapp\/|slurp|skypeuri|embedly|vkshare|line-poker|mastodon|headless|lighthouse|wget|curl/i;

// The first match counts: Edge and Opera also contain Chrome, and Chrome contains Safari.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOP(?:R|T|X)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/**
 * Device and browser family from fixed names, because a user agent is untrusted text.
 * @returns null for robots
 */
export function describeVisitor(userAgent: string | undefined): Visitor | null {
  if (!userAgent?.startsWith('Mozilla/') || robots.test(userAgent)) return null;
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  return { device: deviceOf(userAgent), browser };
}

function deviceOf(userAgent: string): Visitor['device'] {
  if (/\biPad\b|\bTablet\b/.test(userAgent)) return 'tablet';
  if (/\bAndroid\b/.test(userAgent)) return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet';
  return /\biPhone\b|\biPod\b|\bMobile\b/.test(userAgent) ? 'phone' : 'computer';
}
