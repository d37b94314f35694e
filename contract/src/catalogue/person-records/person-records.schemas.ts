import { z } from 'zod'
import { day, exactText, id, line, token } from '../../core/input.ts'
import { paginated } from '../../core/list-query.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { seenVersion, versionView } from '../../core/version.ts'
import { pictureAddress } from '../images/catalogue-pictures.ts'
import { orNull } from '../titles/title-values.schemas.ts'
import { languageQuery } from '../titles/titles.schemas.ts'
import { DEPARTMENTS } from '../people/departments.ts'
import { GENDERS, PERSON_FIELD_NAMES } from '../people/person-fields.ts'
import { creditedTitleSchema } from '../people/people.schemas.ts'
import { personCreditList } from './person-credits.list.ts'
import { personRecordList } from './person-records.list.ts'

const BIOGRAPHY_MAX = 20_000

/** A person in the list of those who tend them. */
export const personRecordView = z.object({
  id: z.number(),
  version: versionView,
  name: z.string(),
  poster: z.string().nullable(),
  /** The department that was said, or that of the best known work. */
  known_for: z.string().nullable(),
  credits_count: z.number(),
  birth_date: z.string().nullable(),
  death_date: z.string().nullable(),
  birthplace: z.string().nullable(),
  popularity: z.number(),
  locks: z.array(z.enum(PERSON_FIELD_NAMES)),
  created_at: z.string(),
  updated_at: z.string(),
})
export type PersonRecordView = z.output<typeof personRecordView>

export const personRecordsQuery = listQueryOf(personRecordList).extend(languageQuery.shape)
export type PersonRecordsQuery = z.output<typeof personRecordsQuery>
export const personRecordsAnswer = paginated(personRecordView)

const lifeDay = orNull(day(), 'Please enter a day.').refine(
  (written) => written === null || (written >= '1000-01-01' && written <= '2200-12-31'),
  'Please enter a day from 1000 to 2200.',
)
const numberOf = (pattern: RegExp, message: string) =>
  orNull(token({ max: 12 }).regex(pattern, message), message)

/** What of a person is changed by hand. */
export const personValuesForm = z.object({
  name: line({ max: 300, missing: 'Please enter what this person is called.' }),
  known_for: orNull(z.enum(DEPARTMENTS, 'Please choose a department.')),
  gender: orNull(z.enum(GENDERS)),
  birth_date: lifeDay,
  death_date: lifeDay,
  birthplace: orNull(line({ max: 300 })),
  biography: orNull(exactText({ max: BIOGRAPHY_MAX })),
  biography_fr: orNull(exactText({ max: BIOGRAPHY_MAX })),
  poster: orNull(pictureAddress()),
  imdb: numberOf(/^nm\d{7,10}$/, 'Please enter a number such as nm0000001.'),
  tmdb: numberOf(/^[1-9]\d{0,9}$/, 'Please enter a number such as 68.'),
})
export type PersonValues = z.output<typeof personValuesForm>

/** Somebody who is entered by hand: a name is enough. */
export const newPersonForm = personValuesForm.partial().required({ name: true })

export const personSheet = z.object({
  id: z.number(),
  version: versionView,
  name: z.string(),
  known_for: z.string().nullable(),
  gender: z.enum(GENDERS).nullable(),
  birth_date: z.string().nullable(),
  death_date: z.string().nullable(),
  birthplace: z.string().nullable(),
  biography: z.string().nullable(),
  biography_fr: z.string().nullable(),
  poster: z.string().nullable(),
  imdb: z.string().nullable(),
  tmdb: z.string().nullable(),
  locks: z.array(z.enum(PERSON_FIELD_NAMES)),
  credits_count: z.number(),
})
export type PersonSheet = z.output<typeof personSheet>
export const personSheetAnswer = z.object({ sheet: personSheet })

export const personSheetForm = personValuesForm.partial().extend({
  ...seenVersion.shape,
  /** All that is to be locked; what is changed is locked besides. */
  locks: z.array(z.enum(PERSON_FIELD_NAMES)).max(PERSON_FIELD_NAMES.length).optional(),
})
export type PersonSheetForm = z.output<typeof personSheetForm>

/** How much goes with people who are deleted. */
export const personBelongings = z.object({
  credits: z.number(),
  titles: z.number(),
  followers: z.number(),
  images: z.number(),
  channels: z.number(),
})
export type PersonBelongings = z.output<typeof personBelongings>

/** A credit of a person, in the list of theirs. */
export const personCreditView = z.object({
  id: z.number(),
  title: creditedTitleSchema.extend({ version: versionView }),
  season: z.number().nullable(),
  episode: z.number().nullable(),
  department: z.enum(DEPARTMENTS),
  job: z.string().nullable(),
  character: z.string().nullable(),
})
export type PersonCreditView = z.output<typeof personCreditView>
export const personCreditsQuery = listQueryOf(personCreditList).extend({
  ...languageQuery.shape,
  person_id: id,
})
export type PersonCreditsQuery = z.output<typeof personCreditsQuery>
