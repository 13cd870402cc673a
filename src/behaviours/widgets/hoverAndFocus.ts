/**
 * Watches whether an element is hovered or contains the keyboard focus.
 * @param onChange Called after either may have changed.
 * @returns Whether it is hovered or focused now.
 */
export function watchHoverAndFocus(
  element: HTMLElement,
  onChange: () => void,
  signal: AbortSignal,
): () => boolean {
  let hovered = element.matches(':hover');
  let focused = !!element.querySelector(':focus-visible');
  const on = <Type extends 'pointerenter' | 'pointerleave' | 'focusin' | 'focusout'>(
    type: Type,
    note: (event: HTMLElementEventMap[Type]) => void,
  ) => {
    element.addEventListener(
      type,
      (event) => {
        note(event);
        onChange();
      },
      { signal },
    );
  };
  on('pointerenter', () => (hovered = true));
  on('pointerleave', () => (hovered = false));
  // A clicked button keeps the focus when the pointer leaves; only `:focus-visible` counts.
  on('focusin', ({ target }) => (focused = target instanceof Element && target.matches(':focus-visible')));
  on('focusout', () => (focused = false));
  return () => hovered || focused;
}
