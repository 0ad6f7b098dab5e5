export { FieldRow, Form, type FormProps } from './form';
