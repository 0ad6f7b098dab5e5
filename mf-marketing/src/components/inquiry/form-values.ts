import {
  type InquiryField,
  inquiryFields,
  inquiryTrap,
  type InquiryValues,
} from '@sabi/contracts/profile/inquiry';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function findControl(form: HTMLFormElement, field: InquiryField | typeof inquiryTrap): Control | undefined {
  const control = form.elements.namedItem(field);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return isControl ? control : undefined;
}

/** Trimmed values; fields that the form lacks are left out. */
export function readValues(form: HTMLFormElement): InquiryValues {
  const values: Partial<Record<InquiryField, string>> = {};
  for (const field of inquiryFields) {
    const control = findControl(form, field);
    if (control) values[field] = control.value.trim();
  }
  return values;
}

/** Value of the honeypot field. */
export function readTrap(form: HTMLFormElement): string {
  return findControl(form, inquiryTrap)?.value ?? '';
}

/** Fills empty fields only, so that no input is lost. */
export function fillEmpty(form: HTMLFormElement, values: InquiryValues): void {
  for (const field of inquiryFields) {
    const control = findControl(form, field);
    if (control && !control.value) control.value = values[field] ?? '';
  }
}

export function focusField(form: HTMLFormElement, field: InquiryField | undefined): void {
  if (field) findControl(form, field)?.focus();
}
