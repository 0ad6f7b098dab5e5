export { EmptyState, Section } from './section';
