/** A chance told as a fraction, "5/9", as a number. */
export function fraction(text: string): number {
  const [top = 0, bottom = 1] = text.split("/").map(Number);
  return top / bottom;
}
