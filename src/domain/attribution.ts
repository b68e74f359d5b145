/** The credit a source's licence asks for wherever its data is shown; null for our own and hand-kept data. */
export function attributionOf(source: string): string | null {
  return source === 'cricos' ? 'Source: Commonwealth of Australia, CRICOS, data.gov.au, CC BY 2.5 AU' : null;
}
