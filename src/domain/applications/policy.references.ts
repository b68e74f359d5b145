/**
 * The beginning of a reference as people type it: 'pr 7k3m', '7K3M-92', '7k3m92qd'. Null if the text cannot be one.
 */
export function referenceBeginning(text: string): string | null {
  const typed = text.slice(0, 40).toUpperCase().replaceAll(/[\s-]/g, '');
  const letters = typed.replace(/^PR(?=.)/, '');
  if (!/^[2-9B-Z]{2,8}$/.test(letters)) return null;
  return letters.length > 4 ? `PR-${letters.slice(0, 4)}-${letters.slice(4)}` : `PR-${letters}`;
}
