const ROMAN: readonly (readonly [number, string])[] = [
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]
const LARGEST = 30

function toRoman(number: number): string {
  const [value, letters] = ROMAN.find(([step]) => step <= number) ?? [0, '']
  return value === 0 ? '' : letters + toRoman(number - value)
}

/** Numbers in words, from one up; `un` and `une` are articles first. */
const ENGLISH =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const FRENCH =
  '- deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize - - - vingt'.split(
    ' ',
  )

const numbers = Array.from({ length: LARGEST }, (_, index) => {
  const words = [ENGLISH[index], FRENCH[index]].filter((word) => word !== undefined && word !== '-')
  return [String(index + 1), toRoman(index + 1), ...words] as string[]
})
const SHORT_FORMS = [
  ['dr', 'doctor', 'docteur'],
  ['mr', 'mister', 'monsieur'],
  ['mrs', 'missus', 'madame'],
  ['st', 'saint'],
  ['jr', 'junior'],
  ['vs', 'versus'],
  ['vol', 'volume'],
]

const VARIANTS = new Map<string, string[]>()
for (const group of [...numbers, ...SHORT_FORMS]) {
  for (const word of group)
    VARIANTS.set(
      word,
      [...new Set([...(VARIANTS.get(word) ?? []), ...group])].filter((other) => other !== word),
    )
}

/** Other ways to write a word: `2` and `two` of `ii`, `doctor` of `dr`. */
export const spellingVariants = (word: string): readonly string[] => VARIANTS.get(word) ?? []
