export { PlainToaster } from './plain-toaster';
export type { ShownToast, ToasterProps } from '../toaster/toast-props';
