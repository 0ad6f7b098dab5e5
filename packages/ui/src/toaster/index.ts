export { Toaster, type ShownToast } from './toaster';
