import { createStoreContext } from '@sabi/shell-sdk/react';
import { createStore } from 'zustand/vanilla';

interface CvUploadState {
  /** A CV is being sent, by any part of the signed-in area. */
  readonly isSending: boolean;
  /** Share already sent; null while unknown. */
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
