import { intlLocales, type Language } from '@sabi/contracts/language';
import { formatLocalClock, formatMoment } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';

/** The clock for today, the day before that; the whole moment as a tooltip. */
export function When({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} title={formatMoment(at, language)}>
      {formatShort(new Date(at), language)}
    </time>
  );
}

function formatShort(moment: Date, language: Language): string {
  if (moment.toDateString() === new Date().toDateString()) return formatLocalClock(moment, language);
  return new Intl.DateTimeFormat(intlLocales[language], { day: 'numeric', month: 'short' }).format(moment);
}
