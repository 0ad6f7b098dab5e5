export type { ShownToast, ToasterProps } from './toast-props';
export { Toaster } from './toaster';
