/** '4.1 GB' */
export function sizeWords(bytes: number): string {
  const [unit, size] = bytes >= 1e9 ? ['GB', 1e9] : ['MB', 1e6];
  return `${(bytes / size).toFixed(1)} ${unit}`;
}
