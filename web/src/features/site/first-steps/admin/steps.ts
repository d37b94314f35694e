/** The steps after the account, which was made before anybody could come here, by their names in the address. */
export const FIRST_STEPS = ['look', 'languages', 'sources', 'titles'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

/** English lines. */
export const STEP_NAMES: Readonly<Record<FirstStep, string>> = {
  look: 'Name and look',
  languages: 'Languages and dates',
  sources: 'Where facts come from',
  titles: 'First titles',
}

export const STEP_TEXTS: Readonly<Record<FirstStep, string>> = {
  look: 'What visitors read at the top of every page, and the colours they see it in.',
  languages: 'The language in which visitors meet the site, and how days and hours are written.',
  sources:
    'Titles can be imported with their facts and pictures. Each database asks for a key of its own, which is free of charge; without one, titles are entered by hand.',
  titles: 'A catalogue begins with a few titles. How shall yours begin?',
}

export const readStep = (value: unknown): FirstStep =>
  FIRST_STEPS.find((step) => step === value) ?? 'look'

/** The account is the first of them. */
export const numberOf = (step: FirstStep): number => FIRST_STEPS.indexOf(step) + 2
export const STEPS_COUNT = FIRST_STEPS.length + 1
