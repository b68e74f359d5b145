/** Does what a posted form asks for. @returns the page that follows, or what to tell the person */
export type TakeForm = (
  typed: Readonly<Record<string, string>>,
  address: string,
  clientAddress: string,
) => Promise<{ location: string } | { problem: string }>;
