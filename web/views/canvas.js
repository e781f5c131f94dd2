/** What the views that draw on a canvas share: sharp pixels, and the page's colours as the canvas wants them. */

/** A canvas as large as it is shown, cleared, in CSS pixels. @param {HTMLCanvasElement} canvas */
export function prepare(canvas) {
  const ratio = window.devicePixelRatio || 1;
  const { clientWidth: width, clientHeight: height } = canvas;
  const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== w) canvas.width = w;
  if (canvas.height !== h) canvas.height = h;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  return { context, width, height };
}

/** The page's colours by name, for light or dark as it is now. @param {HTMLElement} element @param {string[]} names
 * @returns {Record<string, string>} */
export function colours(element, names) {
  const probe = document.createElement('span');
  probe.hidden = true;
  const place = element instanceof HTMLCanvasElement ? element.parentNode : (element.shadowRoot ?? element);
  place?.append(probe);
  const found = names.map((name) => {
    probe.style.color = `var(--${name})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(found);
}

const light = [[68, 1, 84], [59, 82, 139], [33, 145, 140], [74, 175, 85], [196, 160, 20]];
const dark = [[128, 110, 235], [78, 140, 230], [58, 190, 180], [130, 215, 110], [250, 225, 90]];
export const shades = 16;

/** Colours from low to high. @param {boolean} isDark @returns {string[]} */
export function ramp(isDark) {
  const stops = isDark ? dark : light;
  return Array.from({ length: shades }, (_, i) => {
    const at = (i / (shades - 1)) * (stops.length - 1);
    const from = Math.min(stops.length - 2, Math.floor(at));
    const mix = stops[from].map((value, part) => Math.round(value + (at - from) * (stops[from + 1][part] - value)));
    return `rgb(${mix.join(' ')})`;
  });
}

/** The ramp itself, for a legend. @param {HTMLCanvasElement} canvas @param {boolean} isDark */
export function drawRamp(canvas, isDark) {
  const { context, width, height } = prepare(canvas);
  ramp(isDark).forEach((colour, i) => {
    context.fillStyle = colour;
    context.fillRect((i * width) / shades, 0, width / shades + 1, height);
  });
}

/** Calls back whenever an element's size changes, until it leaves the page. @param {Element} element
 * @param {() => void} act */
export function onResize(element, act) {
  const observer = new ResizeObserver(() => act());
  observer.observe(element);
  return () => observer.disconnect();
}
