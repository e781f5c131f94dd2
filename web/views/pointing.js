/**
 * Pointers and wheels on a picture that is panned and zoomed, as model/gestures.js wants them.
 * @import { Gestures, Pointer } from '../model/gestures.js'
 */

/** Where a pointer is in a picture. @param {Element} picture
 * @param {{ pointerId: number, clientX: number, clientY: number }} event @returns {Pointer} */
export function pointerIn(picture, { pointerId: id, clientX, clientY }) {
  const { left, top } = picture.getBoundingClientRect();
  return { id, x: clientX - left, y: clientY - top };
}

/** Passes a pointer's event on. @param {Gestures} gestures @param {PointerEvent} event */
export function takePointer(gestures, event) {
  const picture = /** @type {Element} */ (event.currentTarget);
  const pointer = pointerIn(picture, event);
  if (event.type === 'pointerdown') {
    if (event.button) return;
    picture.setPointerCapture(pointer.id);
    gestures.press(pointer);
  } else if (event.type === 'pointermove') gestures.move(pointer);
  else if (event.type === 'pointerup') gestures.release(pointer);
  else gestures.cancel(pointer.id);
}

/** What a turn of the wheel asks for: with the focus on the picture, or pinching on a touchpad; else the page
 * scrolls, and it is null. @param {WheelEvent} event */
export function wheelZoom(event) {
  const picture = /** @type {Element} */ (event.currentTarget);
  if (!event.ctrlKey && !picture.matches(':focus')) return null;
  event.preventDefault();
  const { x, y } = pointerIn(picture, { pointerId: 0, clientX: event.clientX, clientY: event.clientY });
  return { factor: Math.exp(-event.deltaY / 300), x, y };
}
