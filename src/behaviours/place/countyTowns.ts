/** A town by its name, latitude and longitude in degrees. */
export type CountyTown = readonly [name: string, latitude: number, longitude: number];

/**
 * The chief town of each of the 47 counties, in the order of `counties`: its seat, or the larger town where the seat is a village.
 *
 * The centres, rounded to 0.01 degrees (1.1 km), our own table. On 25 November 2026 each was compared with two public lists, one made
 * from GeoNames and one of Kenyan towns, Mbale and Bomet with one of them: none differs by more than 0.02 degrees. Mbale is named with
 * its county: there is another in Uganda.
 */
export const countyTowns: readonly CountyTown[] = [
  ['Mombasa', -4.05, 39.67],
  ['Kwale', -4.17, 39.45],
  ['Kilifi', -3.63, 39.85],
  ['Hola', -1.48, 40.03],
  ['Lamu', -2.27, 40.9],
  ['Voi', -3.4, 38.56],
  ['Garissa', -0.45, 39.65],
  ['Wajir', 1.75, 40.06],
  ['Mandera', 3.94, 41.86],
  ['Marsabit', 2.33, 37.99],
  ['Isiolo', 0.35, 37.58],
  ['Meru', 0.05, 37.66],
  ['Chuka', -0.33, 37.65],
  ['Embu', -0.54, 37.46],
  ['Kitui', -1.37, 38.01],
  ['Machakos', -1.52, 37.26],
  ['Wote', -1.78, 37.63],
  ['Ol Kalou', -0.27, 36.38],
  ['Nyeri', -0.42, 36.95],
  ['Kerugoya', -0.5, 37.28],
  ["Murang'a", -0.72, 37.15],
  ['Kiambu', -1.17, 36.83],
  ['Lodwar', 3.12, 35.6],
  ['Kapenguria', 1.24, 35.11],
  ['Maralal', 1.1, 36.7],
  ['Kitale', 1.02, 35.01],
  ['Eldoret', 0.52, 35.27],
  ['Iten', 0.67, 35.51],
  ['Kapsabet', 0.2, 35.1],
  ['Kabarnet', 0.49, 35.74],
  ['Nanyuki', 0.01, 37.07],
  ['Nakuru', -0.3, 36.07],
  ['Narok', -1.09, 35.87],
  ['Kajiado', -1.85, 36.78],
  ['Kericho', -0.37, 35.28],
  ['Bomet', -0.78, 35.34],
  ['Kakamega', 0.28, 34.75],
  ['Mbale, Vihiga', 0.08, 34.72],
  ['Bungoma', 0.56, 34.56],
  ['Busia', 0.46, 34.11],
  ['Siaya', 0.06, 34.29],
  ['Kisumu', -0.1, 34.76],
  ['Homa Bay', -0.53, 34.46],
  ['Migori', -1.06, 34.47],
  ['Kisii', -0.68, 34.77],
  ['Nyamira', -0.56, 34.94],
  ['Nairobi', -1.29, 36.82],
];
