import type { z } from 'zod'
import { inputPrimitives } from './input.ts'

type Def = z.core.$ZodTypes['_zod']['def']
/** What a schema is made of: the step of the path that leads there, and the schema. */
type Parts = readonly (readonly [step: string, part: unknown])[]

/** Take what they name and nothing else. */
const CLOSED = ['enum', 'literal', 'boolean', 'null', 'undefined', 'void', 'never']

const isBounded = (checks: readonly z.core.$ZodCheck[] = []) =>
  checks.some((check) => ['max_length', 'length_equals'].includes(check._zod.def.check))

const partsOf: { readonly [Type in Def['type']]?: (def: never) => Parts } = {
  object: ({ shape, catchall }: z.core.$ZodObjectDef) => [
    ...Object.entries(shape).map(([key, field]) => [`.${key}`, field] as const),
    ...(catchall ? [['.*', catchall] as const] : []),
  ],
  array: ({ element }: z.core.$ZodArrayDef) => [['[]', element]],
  tuple: ({ items }: z.core.$ZodTupleDef) => items.map((item) => ['[]', item]),
  record: ({ keyType, valueType }: z.core.$ZodRecordDef) => [
    ['.*', keyType],
    ['.*', valueType],
  ],
  union: ({ options }: z.core.$ZodUnionDef) => options.map((option) => ['', option]),
  intersection: ({ left, right }: z.core.$ZodIntersectionDef) => [
    ['', left],
    ['', right],
  ],
  pipe: (def: z.core.$ZodPipeDef) => [
    ['', def.in._zod.def.type === 'transform' ? def.out : def.in],
  ],
}

function partsWithin(def: Def): Parts | undefined {
  if (CLOSED.includes(def.type)) return []
  if ('innerType' in def) return [['', def.innerType]]
  return partsOf[def.type]?.(def as never)
}

function faultOf(def: Def, isPrimitive: boolean): string | undefined {
  if (def.type === 'array' && !isBounded(def.checks)) return 'endless list'
  if (def.type === 'record' && !isPrimitive) return 'endless record'
  return partsWithin(def) ? undefined : `${def.type} of its own`
}

/** Where a schema of input has a text, number, list or record that is not made by a primitive of `input.ts`, or not bounded. */
export function findLooseInput(schema: z.ZodType, path = ''): string[] {
  const primitive = inputPrimitives.get(schema)
  if (primitive && primitive.kind !== 'record') return []
  const def = schema._zod.def as Def
  const fault = faultOf(def, primitive !== undefined)
  return [
    ...(fault ? [`${path.slice(1) || 'all'}: ${fault}`] : []),
    ...(partsWithin(def) ?? []).flatMap(([step, part]) =>
      findLooseInput(part as z.ZodType, path + step),
    ),
  ]
}

/** The paths within a schema at which something stands that is asked for. */
export function findWithin(
  schema: z.ZodType,
  isWanted: (part: z.ZodType) => boolean,
  path = '',
): string[] {
  if (isWanted(schema)) return [path.slice(1)]
  return (partsWithin(schema._zod.def as Def) ?? []).flatMap(([step, part]) =>
    findWithin(part as z.ZodType, isWanted, path + step),
  )
}
