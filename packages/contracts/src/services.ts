/** Services behind the gateway, by the name that their database, their queues and their path in the API have. */
export const serviceNames = ['identity', 'profile', 'ai', 'billing', 'hiring', 'notification'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Settings of the gateway with the addresses of what it forwards to. */
export type UpstreamSetting = 'SHELL_URL' | `${Uppercase<ServiceName>}_URL`;

/** Name of the setting with a service's address: `hiring` → `HIRING_URL`. */
export const urlSettingOf = (name: ServiceName) => `${name.toUpperCase()}_URL` as UpstreamSetting;

/** A value for each service, by its name. */
export function forEachService<Value>(create: (name: ServiceName) => Value): Record<ServiceName, Value> {
  return Object.fromEntries(serviceNames.map((name) => [name, create(name)])) as Record<ServiceName, Value>;
}

/** One value for the address of everything that the gateway forwards to. */
export function forEachUpstream<Value>(value: Value): Record<UpstreamSetting, Value> {
  const settings = ['SHELL_URL' as const, ...serviceNames.map(urlSettingOf)];
  return Object.fromEntries(settings.map((setting) => [setting, value])) as Record<UpstreamSetting, Value>;
}
