/** A picture as a data: URL; Vite reads it. */
declare module '*.png?inline' {
  const url: string;
  export default url;
}
