import type {
  PersonCard,
  PersonCredit,
  PersonView,
} from '@mediatheque/contract/catalogue/people/people.schemas.ts'
import { DEPARTMENTS, type Department } from '@mediatheque/contract/catalogue/people/departments.ts'
import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import { presentTitleCard } from '../titles/titles.presenter.ts'
import type { CreditedTitleRow, PersonCardRow, PersonCreditRow } from './people.repository.ts'
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

const presentCredit = ({
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

/** The department with most works first, among equals the order of the list of departments. */
function byDepartment(rows: readonly PersonCreditRow[]): PersonView['credits'] {
  const groups = Map.groupBy(rows, ({ department }) => department)
  const place = (department: string) => DEPARTMENTS.indexOf(department as Department)
  return [...groups]
    .sort(([a, first], [b, second]) => second.length - first.length || place(a) - place(b))
    .map(([department, credits]) => ({ department, credits: credits.map(presentCredit) }))
}

export function presentPerson({ row, credits, known }: PersonWithWorks, now: Date): PersonView {
  const groups = byDepartment(credits)
  const best = credits.toSorted((a, b) => b.popularity - a.popularity)[0]
  return {
    ...presentPersonCard({
      ...row,
      department: row.known_for ?? groups[0]?.department ?? null,
      title: best?.title ?? null,
    }),
    biography: row.biography,
    birth_date: row.birth_date,
    death_date: row.death_date,
    birthplace: row.birthplace,
    external_ids: row.external_ids,
    images: row.images.map(({ kind, ...image }) => ({ ...image, type: kind })),
    known_titles: known.map((title) => presentTitleCard(title, now)),
    credits: groups,
    credits_count: new Set(credits.map(({ title }) => title.id)).size,
  }
}
