export { FieldRow, Form } from '@sabi/ui/form';
