import { z } from 'zod'
import { key } from './input.ts'

/** As BCP 47 writes them: `fr`, `pt-BR`, `zh-Hant`. */
export const LANGUAGE_CODE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/

export const NO_LANGUAGE = 'Please choose a language of the list.'

/** Of which languages one is meant: `readers` choose among those that are switched on, `staff` tend all of the site. */
export type LanguageChoice = 'readers' | 'staff'

/**
 * Fields that name a language of the site. Which languages there are is data: the contract checks the shape, and the
 * server, of every field that is registered here, that the site has the language.
 */
export const languageFields: z.core.$ZodRegistry<{ of: LanguageChoice }> = z.registry<{
  of: LanguageChoice
}>()

const languageOf = (of: LanguageChoice) =>
  key(LANGUAGE_CODE, NO_LANGUAGE).register(languageFields, { of })

/** A language in which the site can be read. */
export const readersLanguage = () => languageOf('readers')

/** A language of the site, switched on or not. */
export const siteLanguage = () => languageOf('staff')

/** The code of a language in the payload of a job: it may have gone by the time the job is done. */
export const languageCode = z.string().max(40).regex(LANGUAGE_CODE)
