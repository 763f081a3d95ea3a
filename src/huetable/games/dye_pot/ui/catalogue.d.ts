/** Sections of Dye Pot's catalogue that its screens import too; the page declares the usual ones. */
declare module '*?text=dyes' {
  const texts: unknown;
  export default texts;
}
