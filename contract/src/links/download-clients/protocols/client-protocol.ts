import type { ClientProblem } from '../client-problems.ts'

export interface ClientCall {
  /** Below the address of the client. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly form?: Readonly<Record<string, string>>
  readonly json?: object
  readonly cookie?: string
}

export interface ClientAnswer {
  readonly status: number
  readonly text: string
  /** `name=value` of the session that was begun, where the caller may see it. */
  readonly cookie?: string | undefined
}

/** @throws ClientError where no answer comes */
export type AskClient = (call: ClientCall) => Promise<ClientAnswer>

export interface ClientLogin {
  readonly username: string
  readonly secret: string
}

/** Null: it was taken. */
export type Outcome = ClientProblem | null

/** How one kind of client is asked and what its answers mean, wherever it is asked from. */
export interface ClientProtocol {
  /** Does nothing but get in. @throws ClientError */
  test(ask: AskClient, login: ClientLogin): Promise<void>
  /** @returns what became of each address. @throws ClientError where none could be handed on */
  send(ask: AskClient, login: ClientLogin, addresses: readonly string[]): Promise<Outcome[]>
}

/** Why a client did not do what it was asked. */
export class ClientError extends Error {
  readonly problem: ClientProblem

  constructor(problem: ClientProblem) {
    super(problem)
    this.name = 'ClientError'
    this.problem = problem
  }
}

type Fields = Readonly<Record<string, unknown>>

/** What lies there, if it is an object; nothing else is asked for anything. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

/** The object that was answered. @throws ClientError unclear, where it is none */
export function readFields({ status, text }: ClientAnswer): Fields {
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data as Fields
  } catch {
    // Answered below.
  }
  throw new ClientError(status === 401 ? 'badPassword' : 'unclear')
}

/** One after the other, so that no client is asked for many things at once. What keeps all of them out ends it. */
export async function sendEach(
  addresses: readonly string[],
  send: (address: string) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const address of addresses) {
    try {
      outcomes.push(await send(address))
    } catch (error) {
      if (!(error instanceof ClientError)) throw error
      // What is said already is kept; whoever fell silent is not asked again for the rest.
      while (outcomes.length < addresses.length) outcomes.push(error.problem)
      break
    }
  }
  return outcomes
}
