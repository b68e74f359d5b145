/** What one person may have stored at the same time. */
export interface Quota {
  /** Documents of all their applications. */
  files: number;
  bytes: number;
  /** Applications that are not finished. */
  openCases: number;
}
