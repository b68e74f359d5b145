/** Credit that the publisher of a source asks for wherever its data is shown. */
const CREDITS: Record<string, string> = {
  cricos: 'Source: Commonwealth of Australia, CRICOS, data.gov.au, CC BY 2.5 AU',
};

/** The credit to show beside a row of this source ('cricos', 'csv:NAME', 'demo', 'staff'), or null. */
export function attributionOf(source: string): string | null {
  return CREDITS[source] ?? null;
}
