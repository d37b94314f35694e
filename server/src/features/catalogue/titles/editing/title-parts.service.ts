import type { TitlePartsForm } from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import type { TitleField } from '@mediatheque/contract/catalogue/titles/title-fields.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../../platform/http/app-error.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { changeTitle } from '../change-title.service.ts'
import { findTitleFrame, type TitleFrame } from './title-frame.repository.ts'
import {
  findCodes,
  findGenreIds,
  findTitleParts,
  setCountries,
  setGenres,
  setKeywords,
  setLanguages,
  type TitleParts,
} from './title-parts.repository.ts'

/** @throws AppError notFound */
export async function getTitleParts(
  { db }: Needs<'db'>,
  id: number,
  language: Language,
): Promise<TitleParts> {
  const parts = await findTitleParts(db, id, language)
  if (!parts) throw new AppError('notFound')
  return parts
}

/** What the editor shows around every tab. @throws AppError notFound */
export async function getTitleFrame(
  { db }: Needs<'db'>,
  id: number,
  language: Language,
): Promise<TitleFrame> {
  const frame = await findTitleFrame(db, id, language)
  if (!frame) throw new AppError('notFound')
  return frame
}

/**
 * Says which genres, keywords, countries and languages a title has; what is absent stays as it is.
 * @throws AppError notFound; validation by field; OutdatedRecords
 */
export async function changeTitleParts(
  platform: Needs<'db' | 'cache'>,
  id: number,
  { version, locks, ...parts }: TitlePartsForm,
): Promise<void> {
  const writeParts = await prepareParts(platform, id, parts)
  await changeTitle(platform, id, { version, locks, values: {}, writeParts })
}

type Parts = Omit<TitlePartsForm, 'version' | 'locks'>

/** @returns what writes them @throws AppError validation on the field with something that there is not */
export async function prepareParts({ db }: Needs<'db'>, id: number, parts: Parts) {
  await assertThere(db, parts)
  const { genres, keywords, countries, languages } = parts
  return async (tx: Database): Promise<TitleField[]> => {
    const changed: TitleField[] = []
    if (genres && (await setGenres(tx, id, genres))) changed.push('genres')
    if (keywords && (await writeKeywords(tx, id, keywords))) changed.push('keywords')
    if (countries && (await setCountries(tx, id, upper(countries)))) changed.push('countries')
    if (languages && (await setLanguages(tx, id, unique(languages)))) changed.push('languages')
    return changed
  }
}

/** Keywords that are not there yet are made. @returns whether one came or went */
export const writeKeywords = (tx: Database, id: number, names: readonly string[]) =>
  setKeywords(tx, id, named(names))

const unique = (values: readonly string[]) => [...new Set(values)]
const upper = (codes: readonly string[]) => unique(codes.map((code) => code.toUpperCase()))
/** Of two that lie at the same address, the first. */
const named = (names: readonly string[]) => [
  ...new Map(
    names.toReversed().map((name) => [slugify(name), { slug: slugify(name), name }]),
  ).values(),
]

/** @throws AppError validation on the field with something that there is not */
async function assertThere(db: Database, form: Parts): Promise<void> {
  const { genres = [], countries = [], languages = [], keywords = [] } = form
  const genreIds = await findGenreIds(db, genres)
  if (genres.some((genre) => !genreIds.has(genre)))
    throw fieldError('genres', 'Please choose genres of the list.')
  if (keywords.some((name) => slugify(name) === '-'))
    throw fieldError('keywords', 'A keyword needs a letter or a digit.')
  const known = {
    countries: await findCodes(db, 'countries', upper(countries)),
    languages: await findCodes(db, 'languages', languages),
  }
  if (upper(countries).some((code) => !known.countries.has(code)))
    throw fieldError('countries', 'Please choose countries of the list.')
  if (languages.some((code) => !known.languages.has(code)))
    throw fieldError('languages', 'Please choose a language of the list.')
}
