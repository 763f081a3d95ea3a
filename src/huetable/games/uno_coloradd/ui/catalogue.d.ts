/** Sections of UNO's catalogue that only UNO has, beside those in messages.d.ts. */
declare module '*?text=cards' {
  const texts: unknown;
  export default texts;
}
declare module '*?text=colours' {
  const texts: unknown;
  export default texts;
}
declare module '*?text=effects' {
  const texts: unknown;
  export default texts;
}
declare module '*?text=refusals' {
  const texts: unknown;
  export default texts;
}
declare module '*?text=symbols' {
  const texts: unknown;
  export default texts;
}
