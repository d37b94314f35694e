import { type Endpoint, endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import { inputPrimitives } from '@mediatheque/contract/core/input.ts'
import type { z } from 'zod'

type Def = z.core.$ZodTypes['_zod']['def']
type Random = () => number

/** The same numbers for the same seed (mulberry32), so that a fault can be met again. */
export function seededRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const oneOf = <T>(random: Random, values: readonly T[]): T =>
  values[Math.floor(random() * values.length)]!

/** At and beyond the limits of columns, what no text column holds, and what is no value of the kind at all. */
const HOSTILE: readonly unknown[] = [
  0,
  -1,
  1.5,
  32_768,
  2_147_483_648,
  2 ** 53,
  1e300,
  -(2 ** 63),
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  'a\nb',
  '%',
  "' or 1=1 --",
  '9223372036854775808',
  'x'.repeat(5_000),
  '99999999999999999999',
  '1e3',
  '1,2,3',
  '__proto__',
  '*:&|!',
  null,
  true,
  [],
  ['1', '2'],
  [[[]]],
  {},
  { a: { b: 1 } },
  { constructor: 1 },
]
const TEXTS = ['ada', 'été', '1', '12-silent-nights', 'ada@site.example', 'https://a.example/x']
const NUMBERS = [1, 2, 3, 7, 0, 100, 32_767, 2_147_483_647, Number.MAX_SAFE_INTEGER]

function valueOfPrimitive(kind: string, random: Random): unknown {
  if (kind === 'number') return oneOf(random, NUMBERS)
  if (kind === 'uuid') return '00000000-0000-4000-8000-000000000000'
  if (kind === 'moment') return '2026-11-22T03:00:00Z'
  if (kind === 'json') return { a: [1, 'x'] }
  return oneOf(random, TEXTS)
}

interface HostileOptions {
  /** How often something hostile stands in a value's place. */
  readonly spoil?: number
  /** Something that exists for a field of this name, if anything is known. */
  readonly suggest?: (field: string) => unknown
}

/** A value much like those that a schema takes, with something hostile in its place now and then. */
export function hostileInput(
  schema: z.ZodType,
  random: Random,
  options: HostileOptions = {},
): unknown {
  if (random() < (options.spoil ?? 0.2)) return oneOf(random, HOSTILE)
  const primitive = inputPrimitives.get(schema)
  if (primitive && primitive.kind !== 'record') return valueOfPrimitive(primitive.kind, random)
  const def = schema._zod.def as Def
  const within = (part: unknown) => hostileInput(part as z.ZodType, random, options)
  const ofField = (key: string, field: unknown) =>
    (random() < 0.6 ? options.suggest?.(key) : undefined) ?? within(field)
  if (def.type === 'object')
    return Object.fromEntries(
      Object.entries(def.shape).flatMap(([key, field]) =>
        random() < 0.75 ? [[key, ofField(key, field)]] : [],
      ),
    )
  if (def.type === 'array') return [within(def.element), within(def.element)]
  if (def.type === 'record') return { [String(within(def.keyType))]: within(def.valueType) }
  if (def.type === 'union') return within(oneOf(random, def.options))
  if (def.type === 'enum') return oneOf(random, Object.values(def.entries))
  if (def.type === 'literal') return oneOf(random, def.values)
  if (def.type === 'boolean') return random() < 0.5
  if (def.type === 'pipe') return within(def.in._zod.def.type === 'transform' ? def.out : def.in)
  return 'innerType' in def ? within(def.innerType) : undefined
}

/** Half of a pair has no place in an address; it is sent as the sign that stands for it. */
const encoded = (value: unknown) =>
  encodeURIComponent(
    String(typeof value === 'object' ? JSON.stringify(value) : value).toWellFormed(),
  )

/** The address of a call with its query, from the base path on. */
export function hostileAddress(
  endpoint: Endpoint,
  random: Random,
  options: HostileOptions = { spoil: 0.15 },
): string {
  const params = (endpoint.params && hostileInput(endpoint.params, random, options)) ?? {}
  const path = endpointUrl(endpoint.path).replace(/:(\w+)/g, (_all, name: string) =>
    encoded((params as Record<string, unknown>)[name] ?? oneOf(random, [1, 2, '%00', 'x'])),
  )
  const query = Object.entries(
    (endpoint.query && (hostileInput(endpoint.query, random, options) as object | null)) ?? {},
  ).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encoded(name)}=${encoded(one)}`),
  )
  return `${path}?${query.join('&')}`
}
