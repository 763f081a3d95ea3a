export { ApiError } from './api-error.ts';
export { addressOf, call, fetchResponse, type Server } from './call.ts';
export {
  Connection,
  type Command,
  type CommandReply,
  type ConnectionListener,
  type ConnectionState,
  type ServerUpdate,
  type Socket,
  type TooLate,
} from './connection.ts';
export type { Bytes, InputArgument, NoInput, Operation } from './operation.ts';
export * from './operations.ts';
export { programServer, type ProgramOptions, type ProgramServer } from './program.ts';
export * from './protocol.ts';
export { randomToken } from './random-token.ts';
export { socketAddress, type SocketWish } from './socket-address.ts';
