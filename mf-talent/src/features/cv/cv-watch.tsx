import type { FullProfile, Cv } from '@sabi/contracts/http/profile/profile';
import { isRefusal } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadedProfile, useProfileQuery } from '../../profile/use-profile';
import { followCv } from './follow-cv';
import { hasEnded, findLatestCv } from '../../profile/find-latest-cv';
import { withNews } from './cv-state';
import { useCauseText } from './use-cause-text';

/**
 * Follows the newest CV while it is being read, whichever page is open and whether or not it was uploaded in this visit, and
 * announces its outcome. Updates go into the cached profile, which the pages read.
 */
export function CvWatch() {
  const full = useLoadedProfile();
  const cv = full ? findLatestCv(full) : null;
  useFollowing(cv);
  useAnnouncement(cv);
  return null;
}

function useFollowing(cv: Cv | null): void {
  const { t } = useTranslation();
  const shell = useShell();
  const queryClient = useQueryClient();
  const { queryKey } = useProfileQuery();
  const cvId = cv && !hasEnded(cv) ? cv.id : null;

  const remember = useEffectEvent((next: Cv) => {
    queryClient.setQueryData<FullProfile>(queryKey, (full) => full && withNews(full, next));
  });
  const handleFailure = useEffectEvent(async (error: unknown) => {
    shell.logger.error('cv.follow.failed', error);
    if (isRefusal(error)) await queryClient.invalidateQueries({ queryKey });
    const full = queryClient.getQueryData<FullProfile>(queryKey);
    const left = full && findLatestCv(full);
    // Deleted or replaced in another tab, or already ended: nothing to announce.
    if (left?.id !== cvId || hasEnded(left)) return;
    const description = t('cv.unexpected');
    shell.toast({ tone: 'destructive', title: t('cv.failedTitle'), description });
  });
  useEffect(() => {
    if (cvId === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    followCv({ cvId, fetch: shell.fetch, signal, onChange: (next) => remember(next) }).catch(
      (error: unknown) => {
        if (!signal.aborted) void handleFailure(error);
      },
    );
    return () => controller.abort();
  }, [cvId, shell]);
}

/** Announces the end of each parse once, from whichever source it is known. */
function useAnnouncement(cv: Cv | null): void {
  const { t } = useTranslation();
  const shell = useShell();
  const queryClient = useQueryClient();
  const { queryKey } = useProfileQuery();
  const describeCause = useCauseText();
  const running = useRef<string | null>(null);

  const announce = useEffectEvent(async ({ state, error_code }: Cv) => {
    if (state === 'failed') {
      const description = t('cv.parseFailed', { cause: describeCause(error_code) });
      shell.toast({ tone: 'destructive', title: t('cv.failedTitle'), description });
      return;
    }
    await queryClient.invalidateQueries({ queryKey });
    shell.toast({ tone: 'success', title: t('cv.import.toast') });
  });
  useEffect(() => {
    if (!cv) return;
    if (!hasEnded(cv)) running.current = cv.id;
    else if (running.current === cv.id) {
      running.current = null;
      void announce(cv);
    }
  }, [cv]);
}
