import type {
  CountOfKind,
  PersonCard,
  PersonCredit,
  PersonView,
} from '@mediatheque/contract/catalogue/people/people.schemas.ts'
import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import { presentTitleCard } from '../titles/titles.presenter.ts'
import type { KindCount, PersonCreditRow } from './filmography.repository.ts'
import type { CreditedTitleRow, PersonCardRow } from './people.repository.ts'
import type { PersonWithWorks } from './people.service.ts'

const presentCreditedTitle = (row: CreditedTitleRow) => ({
  ...row,
  slug: slugify(row.name),
  type: row.type as TitleType,
})

export function presentPersonCard(row: PersonCardRow): PersonCard {
  return {
    id: row.id,
    model_type: 'person',
    name: row.name,
    slug: slugify(row.name),
    poster: row.poster_url,
    known_for: row.department,
    primary_credit: row.title && presentCreditedTitle(row.title),
  }
}

export const presentCredit = ({
  title,
  department,
  job,
  character,
  episodes_count,
}: PersonCreditRow): PersonCredit => ({
  title: presentCreditedTitle(title),
  department,
  job,
  character,
  episodes_count,
})

/** Of a column that holds kinds of titles alone. */
const presentKinds = (kinds: readonly KindCount[]): CountOfKind[] =>
  kinds.map(({ type, count }) => ({ type: type as TitleType, count }))

export function presentPerson(
  { row, departments, kinds, known }: PersonWithWorks,
  now: Date,
): PersonView {
  const [best] = known
  return {
    ...presentPersonCard({
      ...row,
      department: row.known_for ?? departments[0]?.department ?? null,
      title: best ? { ...best, poster: best.poster_url } : null,
    }),
    biography: row.biography,
    birth_date: row.birth_date,
    death_date: row.death_date,
    birthplace: row.birthplace,
    external_ids: row.external_ids,
    images: row.images.map(({ kind, ...image }) => ({ ...image, type: kind })),
    known_titles: known.map((title) => presentTitleCard(title, now)),
    credits: departments.map((department) => ({
      ...department,
      kinds: presentKinds(department.kinds),
      credits: department.credits.map(presentCredit),
    })),
    kinds: presentKinds(kinds),
    credits_count: kinds.reduce((all, { count }) => all + count, 0),
  }
}
