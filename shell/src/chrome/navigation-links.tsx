import type { Language } from '@sabi/contracts/language';
import { localizedPath } from '@sabi/contracts/language';
import type { NavigationItem, RemoteRegistry } from '@sabi/contracts/http/gateway/platform';

/** Navigation items that remotes declare for a slot, in their order; the first of two with one address is used. */
export function navigationItems(registry: RemoteRegistry, slot: NavigationItem['slot']): NavigationItem[] {
  const items = registry.remotes
    .flatMap(({ navigation }) => navigation)
    .filter((item) => item.slot === slot)
    .sort((a, b) => a.order - b.order);
  return items.filter(({ path }, index) => items.findIndex((other) => other.path === path) === index);
}

/** By prefix, so that an article marks the blog as active; exact for home. */
export function isActive(itemPath: string, path: string): boolean {
  return itemPath === '/' ? path === '/' : path === itemPath || path.startsWith(`${itemPath}/`);
}

interface NavigationLinksProps {
  items: readonly Omit<NavigationItem, 'slot'>[];
  language: Language;
  path: string;
  className?: string | undefined;
}

export function NavigationLinks({ items, language, path, className }: NavigationLinksProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.path}>
          <a
            href={localizedPath(language, item.path)}
            aria-current={isActive(item.path, path) ? 'page' : undefined}
          >
            {item.label[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
