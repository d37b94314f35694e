import type { Answer, Call } from './send-call.ts'

export interface Case {
  /** `PUT users/:id`, or the path of a page. */
  readonly route: string
  readonly role: string
  readonly call: Call
  readonly answer: Answer
  /** How long this machine itself kept the fuzz waiting meanwhile. */
  readonly lagMs: number
  readonly log: string | undefined
}

export const SLOW_MS = 2_000
export const SLOW = 'slower than 2 s'
/** The site says it on purpose: to too many connections, or where something outside is missing. */
const DECLARED = 503

/** What is wrong with the answer; undefined where nothing is. */
export function faultOf({ answer, lagMs }: Pick<Case, 'answer' | 'lagMs'>): string | undefined {
  if (answer.status === 0) return `no answer (${answer.body})`
  if (answer.status >= 500 && answer.status !== DECLARED)
    return `${answer.status} ${answer.body.slice(0, 120)}`
  // A 422 about no field is what the database refused, because a schema let it through.
  if (answer.status === 422 && answer.body.includes('"errors":{}'))
    return `422 ${answer.body.slice(0, 120)}`
  if (answer.ms - lagMs > SLOW_MS) return SLOW
  return undefined
}

/** Distinct faults, each with the first case that showed it. */
export class Faults {
  readonly #seen = new Map<string, { readonly example: Case; times: number }>()

  add(fault: string, example: Case): void {
    const name = `${example.route}: ${fault}`
    const seen = this.#seen.get(name)
    if (seen) seen.times += 1
    else {
      this.#seen.set(name, { example, times: 1 })
      process.stdout.write(`\n${describe(fault, example)}\n`)
    }
  }

  get count(): number {
    return this.#seen.size
  }

  list(): string[] {
    return [...this.#seen].map(([name, { times }]) => `${name} (${times} times)`)
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** To be called again by hand: what is in it is written as a shell reads it. */
function describe(fault: string, { route, role, call, answer, log }: Case): string {
  const headers = Object.entries(call.headers)
    .filter(([name]) => name !== 'cookie' && name !== 'authorization')
    .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  return [
    `FAULT  ${route} as ${role}: ${fault} (${Math.round(answer.ms)} ms)`,
    `  curl -X ${call.method} ${headers.join(' ')}${call.body === undefined ? '' : ` --data-binary ${quoted(call.body.slice(0, 4_000))}`} ${quoted(`$SITE${call.address}`)}`,
    ...(answer.before ? [`  before it on the connection: ${answer.before}`] : []),
    ...(log ? [`  log: ${log.slice(0, 2_500)}`] : []),
  ].join('\n')
}
