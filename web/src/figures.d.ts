/** A few of the figures of a sheet: `vite.config.ts` says which. */
declare module '*?heralds' {
  const sheet: string;
  export default sheet;
}
