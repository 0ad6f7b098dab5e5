import { type Language, languages } from '@sabi/contracts/language';
import { checkedWidths } from './accessibility-checks';

/** Kinds of account that a screen is opened with; a visitor has none. */
export const screenRoles = ['visitor', 'talent', 'recruiter', 'staff'] as const;
export type ScreenRole = (typeof screenRoles)[number];

/** Values of `prefers-color-scheme`. */
export const screenThemes = ['light', 'dark'] as const;
export type ScreenTheme = (typeof screenThemes)[number];

/** One picture of the set. */
export interface ScreenShot {
  readonly role: ScreenRole;
  /** Path with query, without language prefix. */
  readonly route: string;
  readonly language: Language;
  /** Pixels. */
  readonly width: number;
  readonly theme: ScreenTheme;
}

/** The part of the set that a run covers; routes are compared without their query. */
export interface ScreenSelection {
  readonly roles: readonly ScreenRole[];
  readonly widths: readonly number[];
  readonly languages: readonly Language[];
  readonly themes: readonly ScreenTheme[];
  /** null for all. */
  readonly route: string | null;
}

/**
 * Reads `SCREENS_ROLE`, `SCREENS_WIDTH`, `SCREENS_LANGUAGE`, `SCREENS_THEME` (lists with commas) and `SCREENS_ROUTE`.
 * @throws {Error} naming the values that a variable may have
 */
export function readSelection(env: Readonly<Record<string, string | undefined>>): ScreenSelection {
  const choose = <Value extends string | number>(name: string, values: readonly Value[]): Value[] => {
    const wanted = env[name]?.split(',').filter(Boolean);
    if (!wanted || wanted.length === 0) return [...values];
    return wanted.map((word) => {
      const found = values.find((value) => String(value) === word);
      if (found === undefined) throw new Error(`${name} has no value ${word}: ${values.join(', ')}`);
      return found;
    });
  };
  return {
    roles: choose('SCREENS_ROLE', screenRoles),
    widths: choose('SCREENS_WIDTH', checkedWidths),
    languages: choose('SCREENS_LANGUAGE', languages),
    themes: choose('SCREENS_THEME', screenThemes),
    route: env['SCREENS_ROUTE'] || null,
  };
}

/** Whether a run covers this picture. */
export const covers = (
  { roles, widths, languages: chosen, themes, route }: ScreenSelection,
  shot: ScreenShot,
): boolean =>
  roles.includes(shot.role) &&
  widths.includes(shot.width) &&
  chosen.includes(shot.language) &&
  themes.includes(shot.theme) &&
  coversRoute(route, shot.route);

export const coversRoute = (selected: string | null, route: string): boolean =>
  selected === null || route === selected || route.replace(/\?.*/, '') === selected;

/** Ids of demonstration data, which differ between two starts of a platform. */
const ids = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

/** Routes as the set names them: ids are the same in each run, and a second page of a kind is numbered. */
export function nameRoutes(paths: readonly string[]): { path: string; route: string }[] {
  const seen = new Map<string, number>();
  return paths.map((path) => {
    const route = path.replaceAll(ids, 'id');
    const count = (seen.get(route) ?? 0) + 1;
    seen.set(route, count);
    return { path, route: count === 1 ? route : `${route}~${count}` };
  });
}

/** Path of the picture in `docs/screens`. */
export function pictureFile({ role, route, language, width, theme }: ScreenShot): string {
  const name = route.replaceAll(/[^\w~]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
  return `${role}/${name}.${width}.${language}.${theme}.webp`;
}
