import { fn } from 'storybook/test';

/** Hears presses on what lies beneath the buttons. */
export const pressed = fn();
