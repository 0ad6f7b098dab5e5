import ipaddr from 'ipaddr.js';

export interface FetchRules {
  readonly arePrivateUrlsAllowed: boolean;
  /** Names of hosts that may be asked, `*.` before one for all below it; none: any. */
  readonly hosts?: readonly string[];
  readonly timeoutMs?: number;
  /** Of an answer. */
  readonly maxBytes?: number;
}

/** Whether a host stands in the list, if there is one. */
export function isListedHost(host: string, { hosts = [] }: FetchRules): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return (
    hosts.length === 0 ||
    hosts.some((listed) => (listed.startsWith('*.') ? name.endsWith(listed.slice(1)) : name === listed))
  );
}

/** Whether an address by number is one of the public network. */
export function isPublicAddress(ip: string): boolean {
  return ipaddr.process(ip).range() === 'unicast';
}
