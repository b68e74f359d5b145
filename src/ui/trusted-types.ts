/**
 * The trusted types of browsers that have them; in others the content security policy asks for none. To TypeScript their
 * values are the strings that the functions of the browser take.
 */
export interface TrustedTypes {
  trustedTypes?: {
    createPolicy<Rules extends Record<string, (text: string) => string>>(name: string, rules: Rules): Rules;
  };
}
