/** Saves a file through the browser. It is downloaded, never displayed, so nothing in it can run here. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click has been processed.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
