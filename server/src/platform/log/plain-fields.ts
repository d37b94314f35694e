import { REDACTED_NAMES } from './redacted-names.data.ts'

const DEEPEST = 6
const MOST_VALUES = 500
const LONGEST_TEXT = 8_000
const REDACTED = '[redacted]'
const UNREADABLE = '[unreadable]'

type Plain = string | number | boolean | null | Plain[] | { [name: string]: Plain }

interface Budget {
  values: number
}

/**
 * What is written of the fields of a line: a copy in plain JSON, without what may identify or let in a person, and
 * without end: getters that throw, cycles, errors of errors and huge values all come out as something short. Never throws.
 */
export function plainFields(fields: object): Record<string, unknown> {
  const plain = copy(fields, 0, { values: MOST_VALUES })
  return typeof plain === 'object' && plain !== null
    ? (plain as Record<string, unknown>)
    : { plain }
}

function copy(value: unknown, depth: number, budget: Budget): Plain {
  if (--budget.values < 0) return '[more]'
  try {
    switch (typeof value) {
      case 'string':
        return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value
      case 'number':
        return Number.isFinite(value) ? value : String(value)
      case 'boolean':
        return value
      case 'object':
        return value === null ? null : copyObject(value, depth, budget)
      case 'function':
        return '[function]'
      default:
        return String(value)
    }
  } catch {
    return UNREADABLE
  }
}

function copyObject(value: object, depth: number, budget: Budget): Plain {
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '[no date]' : value.toISOString()
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`
  if (depth >= DEEPEST) return '[deeper]'
  if (value instanceof Error) return copyError(value, depth, budget)
  if (Array.isArray(value)) return copyList(value, depth, budget)
  if (value instanceof Set) return copyList([...value], depth, budget)
  if (value instanceof Map) return copyNamed([...value], depth, budget)
  const kind = kindOf(value)
  if (kind) return `[${kind}]`
  return copyNamed(readableEntries(value), depth, budget)
}

/** What is no data but at work, such as the connection that an error came from: its name says enough, and its parts are secret. */
function kindOf(value: object): string | undefined {
  const { constructor } = (Object.getPrototypeOf(value) ?? {}) as { constructor?: unknown }
  return typeof constructor === 'function' && constructor.name !== 'Object'
    ? constructor.name.slice(0, 100)
    : undefined
}

const copyList = (list: readonly unknown[], depth: number, budget: Budget): Plain =>
  list.slice(0, budget.values + 1).map((item) => copy(item, depth + 1, budget))

function copyNamed(
  entries: readonly (readonly [unknown, unknown])[],
  depth: number,
  budget: Budget,
): { [name: string]: Plain } {
  const plain: { [name: string]: Plain } = {}
  for (const [key, value] of entries) {
    if (budget.values <= 0) break
    if (value === undefined) continue
    const name = String(key).slice(0, 200)
    const written = REDACTED_NAMES.has(name.toLowerCase())
      ? REDACTED
      : copy(value, depth + 1, budget)
    // A property of its own, also where the name is that of a prototype.
    Object.defineProperty(plain, name, { value: written, enumerable: true, configurable: true })
  }
  return plain
}

/** Own values by name; one that cannot be read does not hide the others. */
function readableEntries(value: object): [string, unknown][] {
  return Object.keys(value)
    .slice(0, MOST_VALUES)
    .map((name) => [name, read(value, name)])
}

function read(value: object, name: string): unknown {
  try {
    return (value as Record<string, unknown>)[name]
  } catch {
    return UNREADABLE
  }
}

function copyError(error: Error, depth: number, budget: Budget): Plain {
  const own = readableEntries(error).filter(([name]) => !['stack', 'message'].includes(name))
  // Where PostgreSQL repeats the values of a row that it refused.
  const rest = own.map(([name, value]) => [name, name === 'detail' ? REDACTED : value] as const)
  const type = read(error, 'name')
  return copyNamed(
    [
      ['type', type === 'Error' ? (error.constructor?.name ?? type) : type],
      ['message', read(error, 'message')],
      ['stack', read(error, 'stack')],
      ...rest,
      ['errors', read(error, 'errors')],
      ['cause', read(error, 'cause')],
    ],
    depth,
    budget,
  )
}
