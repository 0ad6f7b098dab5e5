/** Marks the region of the messages, for dialogs, which may be of another release of this package. */
export const toastsAttribute = { 'data-toasts': '' };

export const toastsSelector = '[data-toasts]';
