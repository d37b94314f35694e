/** Refused in the words of the protocol: its server reads these two of whatever is thrown. */
export class TusRefusal extends Error {
  readonly status_code: number
  readonly body: string

  constructor({ status_code, body }: { readonly status_code: number; readonly body: string }) {
    super(body)
    this.status_code = status_code
    this.body = body
  }
}
