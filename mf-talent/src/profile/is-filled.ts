export function isFilled(value: string | null): value is string {
  return value !== null && value.trim() !== '';
}
