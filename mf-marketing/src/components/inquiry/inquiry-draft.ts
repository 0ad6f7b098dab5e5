import { inquiryFields, type InquiryKind, type InquiryValues } from '@sabi/contracts/profile/inquiry';

const keyOf = (kind: InquiryKind) => `sabi-${kind}-draft`;

// Without storage there is no draft.

/** Stored for the tab until it is sent. */
export function saveDraft(kind: InquiryKind, values: InquiryValues): void {
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(values));
  } catch {
    return;
  }
}

export function findDraft(kind: InquiryKind): InquiryValues {
  try {
    const stored = Object(JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? '{}')) as Record<string, unknown>;
    return Object.fromEntries(
      inquiryFields.flatMap((field) => {
        const value = stored[field];
        return typeof value === 'string' ? [[field, value]] : [];
      }),
    );
  } catch {
    return {};
  }
}

export function forgetDraft(kind: InquiryKind): void {
  try {
    sessionStorage.removeItem(keyOf(kind));
  } catch {
    return;
  }
}
