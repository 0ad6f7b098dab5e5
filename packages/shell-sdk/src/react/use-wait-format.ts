import { useLanguage } from './hooks';

/** @returns a function for "in 42 seconds", "dalam 2 menit" */
export function useWaitFormat(): (seconds: number) => string {
  const language = useLanguage();
  return (seconds) => {
    const format = new Intl.RelativeTimeFormat(language);
    return seconds < 120
      ? format.format(seconds, 'second')
      : format.format(Math.ceil(seconds / 60), 'minute');
  };
}
