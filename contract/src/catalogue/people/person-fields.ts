/** What of a person can be changed by hand, and locked so that imports leave it alone, with the English line of each. */
export const PERSON_FIELDS = {
  name: 'Name',
  known_for: 'Known for',
  gender: 'Gender',
  birth_date: 'Born on',
  death_date: 'Died on',
  birthplace: 'Birthplace',
  biography: 'Biography in English',
  biography_fr: 'Biography in French',
  poster: 'Portrait',
  imdb: 'IMDb number',
  tmdb: 'TMDB number',
} as const
export type PersonField = keyof typeof PERSON_FIELDS
export const PERSON_FIELD_NAMES = Object.keys(PERSON_FIELDS) as [PersonField, ...PersonField[]]
export const isPersonField = (name: string): name is PersonField =>
  Object.hasOwn(PERSON_FIELDS, name)

/** Those that lie with the person; the others are numbers under which outside databases know them. */
export const EXTERNAL_IDS = ['imdb', 'tmdb'] as const satisfies readonly PersonField[]

export const GENDERS = ['female', 'male', 'non-binary'] as const
export type Gender = (typeof GENDERS)[number]
/** The English line of each. */
export const GENDER_LABELS = {
  female: 'Woman',
  male: 'Man',
  'non-binary': 'Non-binary person',
} as const satisfies Record<Gender, string>
