import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { isEarlier, isPossibleMonth } from '@sabi/contracts/profile/entry-rules';

type Month = string | null;

/**
 * Removes impossible dates, which would fail validation when the owner saves an accepted entry. An end before
 * its start is removed, because either may be wrong.
 */
export function dropInvalidDates(parsed: ParsedCv): ParsedCv {
  return {
    ...parsed,
    work_experiences: parsed.work_experiences.map(dropInvalidPeriod),
    educations: parsed.educations.map(dropInvalidPeriod),
    licenses_certifications: parsed.licenses_certifications.map((certificate) => ({
      ...certificate,
      issue_date: possible(certificate.issue_date),
      expiration_date: after(possible(certificate.issue_date), possible(certificate.expiration_date)),
    })),
  };
}

function dropInvalidPeriod<Entry extends { start_date: Month; end_date: Month; is_current: boolean }>(
  entry: Entry,
): Entry {
  const start_date = possible(entry.start_date);
  const end_date = entry.is_current ? null : after(start_date, possible(entry.end_date));
  return { ...entry, start_date, end_date };
}

function possible(month: Month): Month {
  return month !== null && isPossibleMonth(month) ? month : null;
}

function after(start: Month, end: Month): Month {
  return start !== null && end !== null && isEarlier(end, start) ? null : end;
}
