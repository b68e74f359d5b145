export const SERVER_FLAGS: readonly string[];
export const IMPORT_FLAGS: readonly string[];
export function serverEnv(env: Record<string, string | undefined>): Record<string, string | undefined>;
