import { z } from 'zod'

/**
 * What input is made of. Every text and number in the params, query or body of an endpoint comes from here, so that
 * nothing reaches a column that cannot hold it; `input.test.ts` walks every endpoint and says where one does not.
 * Each primitive is a Zod schema: `optional()`, `default()`, `refine()` and, on texts, `min()` and `regex()` go on top.
 */
export const inputPrimitives: z.core.$ZodRegistry<{ kind: string }> = z.registry<{
  kind: string
}>()

export const INT2_MAX = 32_767
export const INT4_MAX = 2_147_483_647

/** As it stands in an address or a form: what `Number` reads besides (`''`, `1e3`, `0x1f`, lists) is no number here. */
const WRITTEN_NUMBER = /^-?\d{1,20}(\.\d{1,10})?$/
const readNumber = (value: unknown) =>
  typeof value === 'string' && WRITTEN_NUMBER.test(value.trim()) ? Number(value) : value

const number = (schema: z.ZodNumber): z.ZodType<number, number | string> =>
  (z.preprocess(readNumber, schema) as unknown as z.ZodType<number, number | string>).register(
    inputPrimitives,
    { kind: 'number' },
  )

interface NumberOptions {
  readonly least?: number
  readonly most: number
  /** Said whatever is wrong, instead of what is wrong. */
  readonly message?: string
}

/** A whole number, as a number or in digits. */
export const wholeNumber = ({ least = 0, most, message }: NumberOptions) => {
  const said = { ...(message && { error: message }), abort: true }
  return number(z.number(said).int(said).min(least, said).max(most, said))
}

/** A number with a fraction. */
export const decimal = ({ least = 0, most }: NumberOptions) =>
  number(z.number().min(least).max(most))

const NO_RECORD = {
  error: ({ input }: { input?: unknown }) =>
    input === undefined ? undefined : 'There is no record with this number.',
  abort: true,
}
const recordNumber = (most: number) =>
  number(z.number(NO_RECORD).int(NO_RECORD).positive(NO_RECORD).max(most, NO_RECORD))

/** Of a record: `bigint` columns, as far as numbers are exact. */
export const id = recordNumber(Number.MAX_SAFE_INTEGER)
/** Of a quality, a language or a host: `integer` columns. */
export const optionId = recordNumber(INT4_MAX)
export const smallNumber = wholeNumber({ most: INT2_MAX })
export const pageNumber = wholeNumber({ least: 1, most: 100_000 })
/** Bytes of a file. */
export const byteCount = wholeNumber({ most: Number.MAX_SAFE_INTEGER })

/** A yes or no, as JSON, addresses and forms write it. */
export const flag = z
  .union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1', 'true', 'false'])])
  .transform((value) => [true, 1, '1', 'true'].includes(value))

/** Halves of pairs alone are no letters: the database refuses them, and NUL. */
const UNSTORABLE = /\0|\p{Surrogate}/u
/** Also those that turn the direction of what follows, by which a name writes over its surroundings. */
const UNSHOWABLE = /[\p{Cc}\p{Surrogate}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$/u

const isStorable = (text: string) => !UNSTORABLE.test(text)
const isOneLine = (text: string) => !UNSHOWABLE.test(text)
const isPlain = (text: string) => !UNSHOWABLE.test(text.replace(/[\n\t]/g, ' '))
/** One way to write each letter, nothing around it; what nobody can see is nothing. */
const tidy = (text: string) => {
  const tidied = text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
  return INVISIBLE.test(tidied) ? '' : tidied
}

interface TextOptions {
  /** Letters, by code points. */
  readonly max: number
  /** Makes the text required, and is said where there is none. */
  readonly missing?: string
  readonly tooLong?: string
}

/** Said of nothing and of what is no text; of what is wrong with a text, what is wrong. */
const string = ({ missing }: TextOptions) =>
  z.string({ error: ({ code }) => (code === 'invalid_type' ? missing : undefined) })

function bounded(schema: z.ZodString, kind: string, { max, missing, tooLong }: TextOptions) {
  const required = missing === undefined ? schema : schema.min(1, missing)
  return required.max(max, tooLong).register(inputPrimitives, { kind })
}

/** One line of text, tidied: a name, a search, a reason. Empty unless `missing` is given. */
export const line = (options: TextOptions) =>
  bounded(
    string(options).overwrite(tidy).refine(isOneLine, 'Please enter one line of text.'),
    'line',
    options,
  )

/** Text of several lines, tidied: a comment, a description. */
export const text = (options: TextOptions) =>
  bounded(
    string(options)
      .overwrite(tidy)
      .refine(isPlain, 'Please remove the signs that cannot be shown.'),
    'text',
    options,
  )

/** Text that is kept letter by letter, as far as a database can: an nfo, addresses, a password. */
export const exactText = (options: TextOptions) =>
  bounded(
    string(options).refine(isStorable, 'Please remove the signs that cannot be shown.'),
    'exactText',
    options,
  )

/** Something that machines made: a code, a key, a signed answer. Visible ASCII only. */
export const token = (options: TextOptions) =>
  bounded(string(options).regex(/^[\x20-\x7e]*$/), 'token', options)

/** The readable part of an address: `silent-nights`. Letters of every script. */
export const slug = z
  .string()
  .regex(/^[\p{L}\p{M}\p{N}_~.-]+$/u)
  .max(120)
  .register(inputPrimitives, { kind: 'slug' })

/** An address of the web. */
export const url = (max = 2_000) =>
  z
    .url({ protocol: /^https?$/ })
    .regex(/^[^\s\\\p{Cc}\p{Surrogate}]*$/u)
    .max(max)
    .register(inputPrimitives, { kind: 'url' })

export const uuid = z.uuid().register(inputPrimitives, { kind: 'uuid' })

/** A moment, with its zone. */
export const moment = (message?: string) =>
  z.iso
    .datetime({ offset: true, error: message })
    .max(40, message)
    .register(inputPrimitives, { kind: 'moment' })

/** A day of the calendar, `2026-03-01`. */
export const day = (message?: string) =>
  z.iso.date(message).register(inputPrimitives, { kind: 'day' })

/** A month as this pattern has it: `2026-03`. */
export const month = (pattern: RegExp) =>
  z.string().max(7).regex(pattern).register(inputPrimitives, { kind: 'month' })

/** What this site itself calls a part of a page, as this pattern has it: `channel-20`. */
export const key = (pattern: RegExp, message?: string) =>
  z
    .string(message)
    .max(40, message)
    .regex(pattern, message)
    .register(inputPrimitives, { kind: 'key' })

/** Any JSON, where another program decides what is in it. Bounded in depth and in values, without unstorable texts. */
export const json = ({ depth, values }: { depth: number; values: number }) =>
  z
    .unknown()
    .refine((value) => isBounded(value, depth, values), { abort: true })
    .refine(isStorableJson, 'Please remove the signs that cannot be shown.')
    .register(inputPrimitives, { kind: 'json' })

function isBounded(root: unknown, depth: number, values: number): boolean {
  let level = [root]
  let left = values
  for (let levels = depth; level.length > 0; levels--) {
    left -= level.length
    if (levels < 0 || left < 0) return false
    level = level.flatMap(inside)
  }
  return true
}

/** What lies one level below: names count, and those of a list are none. */
function inside(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return [
    ...(Array.isArray(value) ? [] : Object.keys(value)),
    ...(Object.values(value) as unknown[]),
  ]
}

const isStorableJson = (value: unknown): boolean =>
  typeof value === 'string' ? isStorable(value) : inside(value).every(isStorableJson)

/** Values by name, of which there are at most `max`. */
export const record = <Key extends z.core.$ZodRecordKey, Value extends z.ZodType>(
  key: Key,
  value: Value,
  max: number,
) =>
  z
    .record(key, value)
    .refine((given) => Object.keys(given).length <= max)
    .register(inputPrimitives, { kind: 'record' })
