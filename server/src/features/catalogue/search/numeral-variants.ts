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

const PAIRS = Array.from({ length: LARGEST }, (_, index) => [String(index + 1), toRoman(index + 1)] as const)
const VARIANTS = new Map(PAIRS.flatMap(([arabic, roman]) => [[arabic, roman] as const, [roman, arabic] as const]))

/** The other spelling of a small number: `2` of `ii`, `ii` of `2`. */
export const numeralVariant = (word: string): string | undefined => VARIANTS.get(word)
