/** The engine's bytes in a browser. Bundlers know this form of an address, and take the file along. */
export async function engineBytes() {
  const response = await fetch(new URL('./frontier.wasm', import.meta.url));
  if (!response.ok) throw new Error(`frontier.wasm answered ${response.status}`);
  return response.arrayBuffer();
}
