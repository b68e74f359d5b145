/** The key of a new campus: imports find a campus by it, and it stays when the campus is renamed. @param taken by others */
export function freeKey(taken: ReadonlySet<string>, name_key: string): string {
  let key = name_key;
  while (taken.has(key)) key += ' 2';
  return key;
}
