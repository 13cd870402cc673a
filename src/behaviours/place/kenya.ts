/**
 * A polygon around Kenya, as latitude and longitude in degrees. It runs 10 to 40 km outside the border, so that nobody
 * inside Kenya is treated as abroad.
 */
export const kenya: readonly (readonly [latitude: number, longitude: number])[] = [
  [-5, 39.3],
  [-3.85, 37.6],
  [-3.4, 37.5],
  [-2.95, 37.2],
  [-1.15, 33.7],
  [0.1, 33.7],
  [0.55, 33.9],
  [1.3, 34.35],
  [2.4, 34.75],
  [3, 34.25],
  [4.25, 33.8],
  [5.6, 35.4],
  [4.75, 36.2],
  [4.6, 37.1],
  [3.75, 38.1],
  [3.7, 39.5],
  [4.45, 40.8],
  [4.15, 42.05],
  [3.7, 42],
  [2.7, 41.2],
  [-0.9, 41.25],
  [-1.6, 41.85],
  [-2.6, 41.5],
  [-5, 39.9],
];
