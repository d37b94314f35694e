import {
  type LanguageChoice,
  languageFields,
  NO_LANGUAGE,
} from '@mediatheque/contract/core/language-code.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import { z } from 'zod'
import { AppError } from './app-error.ts'

interface LanguageField {
  readonly name: string
  readonly of: LanguageChoice
}

const known = new WeakMap<z.ZodType, readonly LanguageField[]>()

/** The fields of params, a query or a body that name a language of the site. */
export function languageFieldsOf(schema: z.ZodType): readonly LanguageField[] {
  const found =
    known.get(schema) ??
    Object.entries(schema instanceof z.ZodObject ? schema.shape : {}).flatMap(([name, field]) => {
      const { of } = languageFields.get(inner(field as z.ZodType)) ?? {}
      return of ? [{ name, of }] : []
    })
  known.set(schema, found)
  return found
}

/** Without what says that it may be left out. */
function inner(schema: z.ZodType): z.ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  return isWrapped ? inner(schema.unwrap() as z.ZodType) : schema
}

export type HasLanguage = (language: string, of: LanguageChoice) => Promise<boolean>

/**
 * That the site has every language which a call names: the schema knows their shape alone.
 * @throws AppError validation, by field
 */
export async function assertLanguages(
  parts: readonly (readonly [schema: z.ZodType | undefined, read: unknown])[],
  hasLanguage: HasLanguage,
  t: TranslateLine,
): Promise<void> {
  const fields: Record<string, string[]> = {}
  for (const [schema, read] of parts)
    for (const { name, of } of schema ? languageFieldsOf(schema) : []) {
      const language = (read as Readonly<Record<string, unknown>>)[name]
      if (typeof language === 'string' && !(await hasLanguage(language, of)))
        fields[name] = [t(NO_LANGUAGE)]
    }
  if (Object.keys(fields).length > 0) throw new AppError('validation', { fields })
}
