/** Marks the toast region for dialogs, which may be from another release of this package. */
export const toastsAttribute = { 'data-toasts': '' };

export const toastsSelector = '[data-toasts]';
