import { office } from '../../../office';

/** Half the map's width and height, in degrees. */
const reach = { longitude: 0.008, latitude: 0.004 };

const { latitude, longitude } = office.position;

/** Address of an embeddable map of the office; the content security policy allows its host in frames. */
export function embeddedMapUrl(): string {
  const url = new URL('https://www.openstreetmap.org/export/embed.html');
  const corners = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ];
  url.searchParams.set('bbox', corners.map((degrees) => degrees.toFixed(4)).join(','));
  url.searchParams.set('layer', 'mapnik');
  url.searchParams.set('marker', `${latitude},${longitude}`);
  return url.href;
}
