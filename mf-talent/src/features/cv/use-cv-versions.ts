import type { Cv } from '@sabi/contracts/http/profile/profile';
import type { CvVersionList } from '@sabi/contracts/http/profile/cv-versions';
import { requestJson } from '@sabi/shell-sdk/http';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { useProfileQuery } from '../../profile/use-profile';

const path = '/api/profile/v1/resumes';

export type VersionAct = 'current' | 'remove' | 'restore';

function useVersionsKey() {
  const { id } = useSignedInUser();
  return ['resumes', id];
}

/** @param shown CVs of the profile: the list is reloaded when they change, and not loaded without any */
export function useCvVersions(shown: readonly (Pick<Cv, 'id' | 'state'> | null)[]) {
  const { fetch } = useShell();
  return useQuery({
    queryKey: [...useVersionsKey(), ...shown.map((cv) => cv && `${cv.id} ${cv.state}`)],
    queryFn: ({ signal }) => requestJson<CvVersionList>(fetch, path, { signal }),
    meta: shownInPlace,
    enabled: shown.some((cv) => cv !== null),
    placeholderData: keepPreviousData,
  });
}

/** Changes the account's CVs, and reloads the profile, as its CV and strength may change. */
export function useVersionAct<Version extends Cv>(onDone: (act: VersionAct, version: Version) => void) {
  const { t } = useTranslation();
  const { fetch, toast } = useShell();
  const queryClient = useQueryClient();
  const { queryKey: profileKey } = useProfileQuery();
  const versionsKey = useVersionsKey();
  return useMutation({
    mutationFn: ({ act, version }: { act: VersionAct; version: Version }) => {
      const address = `${path}/${version.id}`;
      return act === 'remove'
        ? requestJson<CvVersionList>(fetch, address, { method: 'DELETE' })
        : requestJson<CvVersionList>(fetch, `${address}/${act}`, { method: 'POST' });
    },
    onSuccess: async (versions, { act, version }) => {
      queryClient.setQueriesData({ queryKey: versionsKey }, versions);
      onDone(act, version);
      await queryClient.invalidateQueries({ queryKey: profileKey });
    },
    onError: (_error, { act, version: { file_name: fileName } }) =>
      toast({ tone: 'destructive', title: t(`cv.versions.failed.${act}`, { fileName }) }),
  });
}
