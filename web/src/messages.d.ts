/** A catalogue of messages, compiled by web/vite-messages.ts. */
declare module '*?messages' {
  const catalogue: import('$lib/table/event-messages').Catalogue;
  export default catalogue;
}
