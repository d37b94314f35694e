import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { RequestForm } from '@mediatheque/contract/community/requests/requests.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listTitlesByIds } from '../../catalogue/titles/titles.service.ts'
import { listCategories } from '../../catalogue/value-lists/value-lists.service.ts'

/** What of a form is stored. */
export interface SettledRequest {
  readonly name: string
  readonly title_id: number | null
  readonly title_type: TitleType
  readonly url: string | null
  readonly note: string | null
  readonly is_series: boolean
  readonly season_number: number | null
  readonly is_full_season: boolean
  readonly episode_numbers: number[]
  readonly wish: string
}

type ToSettle = Needs<'readDb' | 'cache'>

/** What is asked for by a form that is right. @throws AppError validation by field */
export async function settleRequest(
  platform: ToSettle,
  form: RequestForm,
  language: Language,
): Promise<SettledRequest> {
  const subject = form.exit_title
    ? await findSubject(platform, form.title_id, language)
    : await nameSubject(platform, form)
  const place = settlePlace(form, subject.is_series)
  return {
    ...subject,
    ...place,
    url: form.url,
    note: form.note,
    wish: wishOf(subject, place),
  }
}

type Subject = Pick<SettledRequest, 'name' | 'title_id' | 'title_type' | 'is_series'>
type Place = Pick<SettledRequest, 'season_number' | 'is_full_season' | 'episode_numbers'>

/** A title of the catalogue. @throws AppError validation on `title_id` */
export async function findSubject(
  platform: ToSettle,
  titleId: number | null,
  language: Language,
): Promise<Subject> {
  if (titleId === null) throw fieldError('title_id', 'Please choose a title.')
  const [title] = await listTitlesByIds(platform, [titleId], language)
  if (!title) throw fieldError('title_id', 'There is no such title.')
  return {
    name: title.name,
    title_id: title.id,
    title_type: title.type as TitleType,
    is_series: title.is_series,
  }
}

/** Something that the catalogue does not have. */
async function nameSubject(platform: ToSettle, form: RequestForm): Promise<Subject> {
  const categories = await listCategories(platform, 'en')
  const category = categories.find(({ id }) => id === form.category)
  const fields = {
    ...(!form.title && { title: ['Please enter a title.'] }),
    ...(!category && { category: ['Please choose a category.'] }),
  }
  if (!form.title || !category) throw new AppError('validation', { fields })
  return { name: form.title, title_id: null, title_type: category.type, is_series: form.serie }
}

function settlePlace({ saison, full_saison, episodes }: RequestForm, isSeries: boolean): Place {
  const isPlaced = saison !== null || full_saison || episodes.length > 0
  if (isPlaced && !isSeries) throw fieldError('saison', 'Only series have seasons and episodes.')
  if (saison === null && isPlaced) throw fieldError('saison', 'Please enter a season.')
  if (full_saison && episodes.length > 0)
    throw fieldError('episodes', 'A full season has all episodes.')
  return {
    season_number: saison,
    is_full_season: full_saison,
    episode_numbers: [...new Set(episodes)].toSorted((a, b) => a - b),
  }
}

function wishOf(
  { name, title_id, title_type }: Subject,
  { season_number, is_full_season, episode_numbers }: Place,
): string {
  const slug = slugify(name)
  // `???` is another name than `!!!`.
  const named = slug === '-' ? name : slug
  const what = title_id === null ? `${title_type}:${named}` : `#${title_id}`
  return `${what} ${season_number ?? ''} ${is_full_season ? 'all' : episode_numbers.join(',')}`.trim()
}
