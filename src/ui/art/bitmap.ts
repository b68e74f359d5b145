/** A path over every cell of `rows` that equals `mark`, with one bar per run to keep the path short. */
export function bitmapPath(rows: readonly string[], mark: string): string {
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (row[x] !== mark) continue;
      const from = x;
      while (row[x + 1] === mark) x++;
      path += `M${from} ${y}h${x + 1 - from}v1H${from}z`;
    }
  });
  return path;
}
