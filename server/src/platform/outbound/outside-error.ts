export type OutsideFault =
  | 'not allowed'
  | 'no answer'
  | 'too late'
  | 'too large'
  | 'too many redirects'
  | 'broke off'
  | 'not what was asked for'

/** Why nothing could be had from another site. Its words are for the log, never for visitors: they tell what is inside. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError'
  readonly fault: OutsideFault

  constructor(fault: OutsideFault, detail: string, cause?: unknown) {
    super(`${fault}: ${detail}`, { cause })
    this.fault = fault
  }
}
