export interface CodeValues {
  email: string;
  code: string;
}
