import ipaddr from 'ipaddr.js';

export interface FetchRules {
  readonly arePrivateUrlsAllowed: boolean;
  /** Allowed hosts; `*.` before a name allows subdomains. Empty: any host. */
  readonly hosts?: readonly string[];
  readonly timeoutMs?: number;
  /** Maximum size of a response. */
  readonly maxBytes?: number;
}

/** Whether the list has the host or is empty. */
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
