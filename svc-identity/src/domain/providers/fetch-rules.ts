import ipaddr from 'ipaddr.js';

export interface FetchRules {
  readonly arePrivateUrlsAllowed: boolean;
  /** Hosts that may be called; `*.` before a name allows its subdomains. Empty: any host. */
  readonly hosts?: readonly string[];
  readonly timeoutMs?: number;
  /** Maximum size of a response. */
  readonly maxBytes?: number;
}

/** Whether a host is in the list, or the list is empty. */
export function isListedHost(host: string, { hosts = [] }: FetchRules): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return (
    hosts.length === 0 ||
    hosts.some((listed) => (listed.startsWith('*.') ? name.endsWith(listed.slice(1)) : name === listed))
  );
}

/** Whether an IP address is public. */
export function isPublicAddress(ip: string): boolean {
  return ipaddr.process(ip).range() === 'unicast';
}
