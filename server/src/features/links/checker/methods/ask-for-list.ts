import { type AskHost, type Findings, hostFails, type Outcome, outcomeOf } from './check-method.ts'

type Call = Parameters<AskHost>[0]

/** Asks a host about many addresses at once; an answer that is not data is nobody's word, and so is a refusal. */
export async function askForJson(
  ask: AskHost,
  addresses: readonly URL[],
  call: Call,
  read: (data: unknown) => readonly Outcome[] | undefined,
): Promise<Findings> {
  const answer = await ask(call)
  const data = parseJson(answer.body)
  const outcomes = answer.status < 500 && answer.status !== 429 ? read(data) : undefined
  if (outcomes) return { outcomes }
  const isRefused = answer.status >= 400
  return hostFails(addresses, isRefused ? String(answer.status) : 'not understood', answer)
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What was said of each by its code; of what was left out nobody knows. */
export const byCode = (
  addresses: readonly URL[],
  codeOf: (address: URL) => string | undefined,
  said: ReadonlyMap<string, Outcome>,
): readonly Outcome[] =>
  addresses.map((address) => said.get(codeOf(address) ?? '') ?? outcomeOf('unknown'))

export const form = (fields: readonly (readonly [string, string])[]) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
})
