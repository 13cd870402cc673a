/** The part that we use of Google's library for Plus Codes, which has no types of its own. */
declare module 'open-location-code' {
  export class OpenLocationCode {
    /** The code with ten digits for a place. */
    encode(latitude: number, longitude: number): string;
    /** The full code for a short one near a place. */
    recoverNearest(shortCode: string, latitude: number, longitude: number): string;
    /** Whether it is a well-formed full code. */
    isFull(code: string): boolean;
    /** The square of a full code, in degrees. */
    decode(code: string): { latitudeCenter: number; longitudeCenter: number };
  }
}
