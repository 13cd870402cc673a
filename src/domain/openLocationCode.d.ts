/** What we use of Google's library for Plus Codes, which brings no types. */
declare module 'open-location-code' {
  export class OpenLocationCode {
    /** The code of a place with ten digits. */
    encode(latitude: number, longitude: number): string;
    /** The full code that a short one stands for near a place. */
    recoverNearest(shortCode: string, latitude: number, longitude: number): string;
    /** Whether it is a full code, written as it should be. */
    isFull(code: string): boolean;
    /** The square of a full code, in degrees. */
    decode(code: string): { latitudeCenter: number; longitudeCenter: number };
  }
}
