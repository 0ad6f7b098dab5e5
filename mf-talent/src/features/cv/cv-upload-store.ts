import { createStoreContext } from '@sabi/shell-sdk/react';
import { createStore } from 'zustand/vanilla';

interface CvUploadState {
  /** A CV is on its way, whichever part of the signed-in area sends it. */
  readonly isSending: boolean;
  /** How much of it has been sent; null while that is not known. */
  readonly sentPercent: number | null;
  readonly begin: () => void;
  /** @param share from 0 to 1 */
  readonly reportSent: (share: number) => void;
  readonly end: () => void;
}

export const createCvUploadStore = () =>
  createStore<CvUploadState>()((set) => ({
    isSending: false,
    sentPercent: null,
    begin: () => set({ isSending: true, sentPercent: null }),
    reportSent: (share) => set({ sentPercent: Math.floor(share * 100) }),
    end: () => set({ isSending: false }),
  }));

export const [CvUploadContext, useCvUploadState] = createStoreContext<CvUploadState>('SignedInArea');
