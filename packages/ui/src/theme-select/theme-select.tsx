import { Contrast } from 'lucide-react';
import { readTheme, type ThemeChoice, themeChoices, themeSelectAttribute } from '../theme';
import styles from './theme-select.module.css';

export interface ThemeTexts extends Readonly<Record<ThemeChoice, string>> {
  readonly label: string;
}

interface ThemeSelectProps {
  readonly texts: ThemeTexts;
  /** A round button in a row of tools, or a field with its label. */
  readonly look: 'icon' | 'field';
}

/**
 * The choice of light, dark or the system's theme. `followTheme` listens to it, so it works before hydration. Hidden without
 * script, where the system decides.
 */
export function ThemeSelect({ texts, look }: ThemeSelectProps) {
  return (
    <label className={styles[look]} title={look === 'icon' ? texts.label : undefined}>
      <span className={styles['label']}>{texts.label}</span>
      <span className={styles['control']}>
        <Contrast size={18} aria-hidden="true" />
        <select ref={showTheme} {...{ [themeSelectAttribute]: '' }}>
          {themeChoices.map((choice) => (
            <option key={choice} value={choice}>
              {texts[choice]}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}

function showTheme(select: HTMLSelectElement | null): void {
  if (select) select.value = readTheme(document);
}
