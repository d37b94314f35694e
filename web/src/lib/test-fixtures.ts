import { z } from 'zod'

/**
 * A value that fits a schema of the contract, with what a test says about it. A field that the contract no longer has, or
 * that does not fit it any more, fails the test.
 * @throws where the values are not what the schema takes
 */
export function buildFixture<Schema extends z.ZodType>(
  schema: Schema,
  values: DeepPartial<z.output<Schema>> = {} as never,
): z.output<Schema> {
  const wanted = merge(sampleOf(schema), values)
  const built = schema.parse(wanted)
  assertAllKept(wanted, built, '')
  return built
}

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> | undefined }
    : T

type Definition = z.core.$ZodTypes['_zod']['def']

/** Of kinds whose plainest value is the same in every schema. */
const PLAIN: Readonly<Record<string, unknown>> = {
  number: 1,
  boolean: false,
  nullable: null,
  null: null,
  unknown: null,
  any: null,
  optional: undefined,
  undefined: undefined,
  void: undefined,
}

/** The plainest value that a schema takes. */
function sampleOf(schema: z.core.$ZodType, name = ''): unknown {
  const definition = (schema as z.core.$ZodTypes)._zod.def as Definition
  if (definition.type in PLAIN) return PLAIN[definition.type]
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape).map(([key, field]) => [key, sampleOf(field, key)]),
      )
    case 'string':
      return sampleText(schema, name)
    case 'array':
      return []
    case 'record':
      return {}
    default:
      return sampleOfOthers(definition, name)
  }
}

function sampleOfOthers(definition: Definition, name: string): unknown {
  switch (definition.type) {
    case 'enum':
      return Object.values(definition.entries)[0]
    case 'literal':
      return definition.values[0]
    case 'union':
      return sampleOf(definition.options[0]!, name)
    case 'default':
    case 'prefault':
      return definition.defaultValue
    case 'lazy':
      return sampleOf(definition.getter(), name)
    case 'pipe':
      return sampleOf(definition.in, name)
    case 'intersection':
      return merge(sampleOf(definition.left), sampleOf(definition.right) as object)
    default:
      throw new Error(`No sample for ${definition.type}: say one in test-fixtures.ts`)
  }
}

const TEXTS = [
  'text',
  '2026-11-22T12:00:00.000Z',
  'https://example.org/a',
  'ana@example.org',
  '#000000',
  '00000000-0000-4000-8000-000000000000',
  '/a',
  '',
]

/** Views carry moments as plain texts: by their names they are told apart. */
const IS_MOMENT = /(_at|_date|_check)$/

function sampleText(schema: z.core.$ZodType, name: string): string {
  const fitting = (IS_MOMENT.test(name) ? TEXTS.slice(1) : TEXTS).find(
    (text) => z.core.safeParse(schema, text).success,
  )
  if (fitting === undefined) throw new Error('No text fits: say one in test-fixtures.ts')
  return fitting
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function merge(sample: unknown, values: unknown): unknown {
  if (!isPlain(values)) return values
  const base = isPlain(sample) ? sample : {}
  return {
    ...base,
    ...Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, merge(base[key], value)]),
    ),
  }
}

/** Schemas drop what they do not know: here it is a test that speaks of what is no more. */
function assertAllKept(wanted: unknown, built: unknown, path: string): void {
  if (Array.isArray(wanted)) {
    for (const [index, item] of wanted.entries())
      assertAllKept(item, (built as unknown[])[index], `${path}[${index}]`)
    return
  }
  if (!isPlain(wanted)) return
  for (const [key, value] of Object.entries(wanted)) {
    if (value === undefined) continue
    if (!isPlain(built) || !(key in built))
      throw new Error(`The contract has no ${path}.${key} (any more)`)
    assertAllKept(value, built[key], `${path}.${key}`)
  }
}
