export { Carousel, type CarouselProps, type CarouselTexts } from './carousel';
export { splitIntoPages } from './split-into-pages';
export { type Paging, usePaging } from './use-paging';
