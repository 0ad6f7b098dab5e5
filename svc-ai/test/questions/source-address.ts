import { type Language, parseLocalizedPath } from '@sabi/contracts/language';
import { claims } from '@sabi/marketing-claims';
import { planFacts, serviceFacts } from '@sabi/shared-texts/catalogue';
import type { SiteContent } from './site-content';

/** Page and anchor of a source, without language; without an anchor the part has none of its own. */
interface Address {
  readonly page: string;
  readonly anchor?: string | undefined;
}

/** Pages of the dictionaries; parts of a page with an anchor, by the beginning of their keys. */
const dictionaryPages: Readonly<Record<string, { page: string; anchors?: Record<string, string> }>> = {
  'mf-marketing/home': { page: '/', anchors: { statistics: 'figures' } },
  'mf-marketing/talent-solution': { page: '/talent-solution', anchors: { panels: 'panels', plans: 'plans' } },
  'mf-marketing/company-solution': {
    page: '/company-solution',
    anchors: { services: 'services', process: 'process' },
  },
  'mf-marketing/applicant-tracking': { page: '/sabiats', anchors: { features: 'features' } },
  'mf-marketing/contact': { page: '/contact-us', anchors: { message: 'message' } },
  'mf-marketing/community': { page: '/community' },
  'mf-marketing/events': { page: '/events' },
  'mf-marketing/team': { page: '/sabi-team' },
  'mf-jobs': { page: '/jobs' },
  'mf-auth': { page: '/auth' },
  'mf-hire': { page: '/hire' },
  'mf-talent/settings': { page: '/settings' },
  'mf-talent/plans': { page: '/dashboard' },
  'mf-talent/payments': { page: '/profile/payments' },
  'mf-talent/job-search': { page: '/job-search' },
};

const claimPages: Readonly<Partial<Record<keyof typeof claims, Address>>> = {
  talentProcessed: { page: '/', anchor: 'figures' },
  placements: { page: '/', anchor: 'figures' },
  talentExcellence: { page: '/', anchor: 'figures' },
  partnerCompanies: { page: '/' },
  industries: { page: '/' },
  fasterHiring: { page: '/company-solution' },
  costSavings: { page: '/company-solution' },
  matchRate: { page: '/company-solution' },
  communityLeaders: { page: '/community' },
  hrExperts: { page: '/talent-solution', anchor: 'plans' },
  replyWorkingDays: { page: '/contact-us', anchor: 'message' },
  accessibilityReplyDays: { page: '/accessibility', anchor: 'contact' },
};

const ownSources = ['plan', 'quota', 'payment', 'cv', 'application', 'company'] as const;

/** @returns undefined for a source that does not exist in today's content; null for one of the asker's account */
export function findAddress(
  source: string,
  language: Language,
  content: SiteContent,
): Address | null | undefined {
  const [kind = '', name = '', ...rest] = source.split('/');
  if (kind === 'own') return ownSources.some((own) => own === name) ? null : undefined;
  if (['terms', 'privacy', 'accessibility'].includes(kind))
    return content.policySections(kind).includes(name) ? { page: `/${kind}`, anchor: name } : undefined;
  if (kind === 'article') return articleAddress(name, rest[0] ?? '', language, content);
  if (kind === 'event') return content.eventSlugs().includes(name) ? { page: `/events/${name}` } : undefined;
  if (kind === 'community') return communityAddress(name, rest[0], content);
  if (kind === 'claim') return name in claims ? claimPages[name as keyof typeof claims] : undefined;
  if (kind === 'dictionary') return dictionaryAddress(name, rest, content);
  return offerAddress(kind, name);
}

function offerAddress(kind: string, name: string): Address | undefined {
  const exists =
    kind === 'plan'
      ? planFacts.some(({ plan_type }) => plan_type === name)
      : kind === 'service' && serviceFacts.some(({ service_type }) => service_type === name);
  return exists ? { page: '/talent-solution', anchor: `offer-${name}` } : undefined;
}

/** Articles have other anchors in each language: the English one names the part, its place finds the other. */
function articleAddress(
  slug: string,
  part: string,
  language: Language,
  content: SiteContent,
): Address | undefined {
  const place = content.articleAnchors(slug, 'en')?.indexOf(part) ?? -1;
  return place < 0
    ? undefined
    : { page: `/blog/${slug}`, anchor: content.articleAnchors(slug, language)?.[place] };
}

function communityAddress(
  list: string,
  place: string | undefined,
  content: SiteContent,
): Address | undefined {
  if (list === 'circles' || list === 'chapters') return { page: '/community' };
  if (list !== 'questions' && list !== 'rules') return undefined;
  return Number(place) < content.communityItems(list) ? { page: '/community' } : undefined;
}

function dictionaryAddress(
  remote: string,
  [namespace = '', key = '']: string[],
  content: SiteContent,
): Address | undefined {
  if (content.dictionaryText(remote, namespace, key) === undefined) return undefined;
  const place = dictionaryPages[`${remote}/${namespace}`] ?? dictionaryPages[remote];
  const part = key.split('.')[0] ?? '';
  return place && { page: place.page, anchor: place.anchors?.[part] };
}

/** Plans and services have an anchor each, within the part of all offers. */
const offersOf: Address = { page: '/talent-solution', anchor: 'plans' };

/**
 * Whether a citation leads to a source: the same page, and the same part where the part has an anchor. A part without
 * one is cited by its page alone, or by an anchor that it has been given since.
 */
export function leadsTo(cited: string, source: string, language: Language, content: SiteContent): boolean {
  const wanted = findAddress(source, language, content);
  if (!wanted) return false;
  const { page, anchor } = parseCitation(cited);
  if (page !== wanted.page && !furtherPages[wanted.page]?.test(page)) return false;
  if (wanted.anchor === undefined) return anchor === undefined || !knownAnchors(page).includes(anchor);
  const isOffer = wanted.anchor.startsWith('offer-');
  return anchor === wanted.anchor || (isOffer && page === offersOf.page && anchor === offersOf.anchor);
}

/** Where pages below a page, or beside it, show the same texts. */
const furtherPages: Readonly<Record<string, RegExp>> = {
  '/jobs': /^\/(?:jobs|companies)\//,
  '/auth': /^\/auth\//,
  '/hire': /^\/hire\//,
  '/settings': /^\/settings\//,
};

function parseCitation(cited: string): Address {
  const [withLanguage = '', anchor] = cited.split('#');
  const { path } = parseLocalizedPath(withLanguage);
  return { page: path.replace(/\?.*$/, ''), anchor };
}

function knownAnchors(page: string): string[] {
  const pages = Object.values(dictionaryPages).filter((entry) => entry.page === page);
  return pages.flatMap(({ anchors = {} }) => Object.values(anchors));
}
