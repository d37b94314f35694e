/** How long the server waits for its clients, and how much of them it keeps at once. */
export interface HttpLimits {
  /** For the lines above a body, and for a connection's first word. */
  readonly headersMs: number
  /** For a body to go on arriving; a long one has `bodyBytesPerSecond` on top for the whole of it. */
  readonly bodyMs: number
  readonly bodyBytesPerSecond: number
  /** For all that a call sends, whatever its endpoint takes. */
  readonly wholeCallMs: number
  /** What a client may still send of a body that was refused. */
  readonly refusedBodyMs: number
  /** For an answer that is ready to be taken; a long one has `answerBytesPerSecond` on top. */
  readonly answerMs: number
  readonly answerBytesPerSecond: number
  /** For a connection on which nothing at all moves, whatever it waits for. */
  readonly silentMs: number
  /** For the last answers of a server that stops: podman and docker kill after ten seconds, unless they are told otherwise. */
  readonly stopMs: number
  /** How often connections are looked at: every limit of time may be passed by as much. */
  readonly checkMs: number
  /** Bodies that have not arrived yet, of one address (or one /64). */
  readonly openBodiesPerAddress: number
  /** Bytes of all bodies that are being read, files aside. */
  readonly openBodyBytes: number
  /** Calls of one connection that wait for their answer. */
  readonly callsPerConnection: number
}

const MB = 1024 * 1024

export const HTTP_LIMITS: HttpLimits = {
  headersMs: 20_000,
  bodyMs: 30_000,
  bodyBytesPerSecond: 16 * 1024,
  wholeCallMs: 1_800_000,
  refusedBodyMs: 2_000,
  answerMs: 60_000,
  answerBytesPerSecond: 4 * 1024,
  silentMs: 120_000,
  stopMs: 8_000,
  checkMs: 2_000,
  openBodiesPerAddress: 40,
  openBodyBytes: 48 * MB,
  callsPerConnection: 4,
}
