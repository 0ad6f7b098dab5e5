export { LinkList } from './link-list';
