import { nameMaxLength, profileLineMaxLength } from '@sabi/contracts/profile/entry-rules';
import type { FieldSpec } from '../../editing/field-spec';

const name = { kind: 'line', maxLength: nameMaxLength } as const;
const line = { kind: 'line', maxLength: profileLineMaxLength } as const;

export const headerFields: readonly FieldSpec[] = [
  { ...name, name: 'first_name', label: 'first_name', autoComplete: 'given-name', isRequired: true },
  { ...name, name: 'last_name', label: 'last_name', autoComplete: 'family-name' },
  { ...line, name: 'phone_number', label: 'phone_number', type: 'tel', autoComplete: 'tel' },
  {
    ...line,
    name: 'current_organization',
    label: 'current_organization',
    autoComplete: 'organization',
  },
  { ...line, name: 'position_interest', label: 'position_interest' },
  { ...line, name: 'title', label: 'title', autoComplete: 'organization-title' },
];
