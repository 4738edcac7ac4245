/** Copies a text; false where a browser lets no page do so, as over plain http: then it must be shown. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
