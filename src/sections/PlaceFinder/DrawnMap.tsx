import { Map } from './DrawnMap.styles';

/** A drawing of a map, of no real place: shown above the button until a place is found. */
export function DrawnMap() {
  return (
    <Map viewBox="0 14 328 152" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path d="M0 0h92l-20 64L0 78zM246 130l82-20v80h-96z" />
      <path d="M0 150q50-20 96 4t110 2l-8 34H0z" />
      <path d="M-10 104L132 84 206 20 340-6" />
      <path d="M132 84l38 52 160 12M206 20l26 120M70-10l22 100 10 110" />
      <path d="M170 136l-20 60M232 64l100-10M0 40l80-4" />
      <path d="M110 100l26-4 5 24-26 4zM180 60l24-8 8 22-24 8zM246 84l34-4 3 22-34 4zM20 114l34-4 3 20-34 4z" />
      <g transform="translate(128 28)scale(3.2)">
        <path d="M12 2a7 7 0 0 0-7 7c0 5.200 7 16 7 16s7-10.800 7-16a7 7 0 0 0-7-7" />
        <circle cx="12" cy="9" r="3" />
      </g>
    </Map>
  );
}
