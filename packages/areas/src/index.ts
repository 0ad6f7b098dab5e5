export type { Area, AreaKind, Zone } from './area';
export { areaByCode, cities, citiesOf, parentOf, provinces } from './areas';
export { findArea, findAreas } from './find-area';
export { describeArea, nameIn } from './name-in';
export { nameWithoutKind } from './names';
