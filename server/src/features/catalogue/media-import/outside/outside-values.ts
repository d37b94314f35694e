import { z } from 'zod'

/**
 * Values of answers of outside databases, read leniently: one of another type, or that no column holds, is none. A whole
 * work does not fail for one odd value.
 */

const MOST_TEXT = 10_000
/** NUL and halves of pairs, which the database refuses, and signs that turn the direction of what follows. */
// oxlint-disable-next-line no-control-regex
const UNSHOWABLE = /[\u0000-\u0008\u000b-\u001f\u007f\p{Surrogate}\u202a-\u202e\u2066-\u2069]/gu

const tidy = (text: string) => text.replace(UNSHOWABLE, '').normalize('NFC').trim()

/** A text of at most so many letters; null where there is none. */
export const textValue = (max: number = MOST_TEXT) =>
  z
    .string()
    .transform((text) => [...tidy(text)].slice(0, max).join('').trim() || null)
    .nullable()
    .catch(null)
    .default(null)

/** A name on one line. */
export const nameValue = (max = 300) =>
  textValue(max).transform((name) => name?.replace(/\s+/g, ' ') ?? null)

/** A name without which there is no work. */
export const requiredName = z
  .string()
  .max(1_000)
  .transform((name) => nameValue().parse(name) ?? '')
  .refine((name) => name !== '')

const wholeWithin = (least: number, most: number) =>
  z.number().int().min(least).max(most).nullable().catch(null).default(null)

export const idValue = wholeWithin(1, Number.MAX_SAFE_INTEGER)
/** Of money and counts; 0 is how most say that they do not know. */
export const amountValue = wholeWithin(1, Number.MAX_SAFE_INTEGER)
export const countValue = wholeWithin(0, 2_147_483_647)
export const minutesValue = wholeWithin(1, 100_000)
export const numberValue = z.number().nullable().catch(null).default(null)

/** `2026-03-01`, of a year that titles may have. */
export const dayValue = z.iso
  .date()
  .refine((day) => day >= '1000-01-01' && day <= '2200-12-31')
  .nullable()
  .catch(null)
  .default(null)

/** A list whose odd members are left out. */
export const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z
    .array(z.unknown())
    .catch([])
    .default([])
    .transform((values) =>
      values.slice(0, most).flatMap((value) => {
        const read = item.safeParse(value)
        return read.success ? [read.data] : []
      }),
    )

/** An object whose values all stand in for themselves; what is none is an empty one. */
export const partOf = <Shape extends Record<string, z.ZodType>>(shape: Shape) =>
  z.preprocess(
    (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}),
    z.object(shape),
  )

export const yearOf = (day: string | null): number | null => (day ? Number(day.slice(0, 4)) : null)

/** An address of the web with https, as pictures and pages are shown by. */
export const addressValue = z
  .string()
  .max(1_000)
  .transform((address) => (address.startsWith('//') ? `https:${address}` : address))
  .transform((address) => address.replace(/^http:\/\//, 'https://'))
  .refine((address) => URL.canParse(address) && /^https:\/\/[^\s\\]+$/.test(address))
  .nullable()
  .catch(null)
  .default(null)

/** Each of these texts once, without those that are none. */
export const once = (texts: readonly (string | null | undefined)[]): string[] => [
  ...new Set(texts.filter((text): text is string => Boolean(text))),
]
