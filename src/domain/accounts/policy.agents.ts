/** Browsers whose User-Agent also names another browser come before that one. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\/|Opera Mini|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/\bFBA[NV]\b|\bFB_IAB\b/, 'Facebook'],
  [/\bInstagram\b/, 'Instagram'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/**
 * Browser and system in words, such as 'Chrome on Android', by which a person recognises a device. The User-Agent
 * itself, which can identify a device, is not stored.
 */
export function agentInWords(userAgent: string): string {
  const named = (list: readonly [RegExp, string][]) => list.find(([sign]) => sign.test(userAgent))?.[1];
  const system = named(SYSTEMS);
  const browser = named(BROWSERS) ?? 'Another program';
  return system ? `${browser} on ${system}` : browser;
}
