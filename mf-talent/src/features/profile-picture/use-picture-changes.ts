import type { FullProfile } from '@sabi/contracts/http/profile/profile';
import type { PictureChange } from '@sabi/contracts/http/profile/picture';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useProfileQuery } from '../../profile/use-profile';
import { removePicture, restorePicture, sendPicture } from './picture-calls';

/** Mutations of the picture; each updates the cached profile at once, and then reloads it. */
export function usePictureChanges() {
  const { fetch } = useShell();
  const { id: userId } = useSignedInUser();
  const queryClient = useQueryClient();
  const { queryKey } = useProfileQuery();
  const show = async ({ picture }: PictureChange) => {
    await queryClient.cancelQueries({ queryKey }); // a request in flight would bring back the old picture
    queryClient.setQueryData<FullProfile>(queryKey, (full) => full && withPicture(full, picture));
    void queryClient.invalidateQueries({ queryKey });
  };
  return {
    upload: useMutation({
      mutationFn: (file: File) => sendPicture(fetch, { file, userId }),
      onSuccess: show,
    }),
    remove: useMutation({ mutationFn: () => removePicture(fetch), onSuccess: show }),
    restore: useMutation({
      mutationFn: (fileKey: string) => restorePicture(fetch, fileKey),
      onSuccess: show,
    }),
  };
}

export type PictureChanges = ReturnType<typeof usePictureChanges>;

function withPicture(full: FullProfile, picture: FullProfile['picture']): FullProfile {
  const profile_picture_url = picture?.file_key ?? null;
  return { ...full, picture, profile: { ...full.profile, profile_picture_url } };
}
