/** What one person may have stored at the same time. */
export interface Quota {
  /** Documents of all their applications. */
  files: number;
  bytes: number;
  /** Applications that are not finished. */
  openCases: number;
}

const GB = 1024 ** 3;

export const openCasesSentence = ({ openCases }: Quota) =>
  `You have reached the limit for open applications (${openCases}). ` +
  'Withdraw one that you no longer need, or write to us.';

export const documentsSentence = ({ files, bytes }: Quota) =>
  `There is not enough room for these documents: one person can keep ${files.toLocaleString('en')} files with ` +
  `${inUnits(bytes)} here. Nothing was saved. Send fewer or smaller files, or write to us.`;

const inUnits = (bytes: number) =>
  bytes >= GB ? `${Math.round(bytes / GB)} GB` : `${Math.ceil(bytes / 1024 ** 2)} MB`;
