import { TextField, type TextFieldProps } from '@sabi/ui/text-field';

/** Six-digit code of an app or a mail. */
export function CodeField(props: TextFieldProps) {
  return <TextField {...props} inputMode="numeric" autoComplete="one-time-code" maxLength={12} required />;
}
