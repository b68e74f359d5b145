/** The credit that a source's licence requires wherever its data is shown; null for our own data. */
export function attributionOf(source: string): string | null {
  return source === 'cricos' ? 'Source: Commonwealth of Australia, CRICOS, data.gov.au, CC BY 2.5 AU' : null;
}
