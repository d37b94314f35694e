const STEP = 1024
const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** Bytes as people say them, in the largest unit of which there is one: `5 GB`, `1.5 MB`, `4.9 KB`. */
export function sizeInWords(bytes: number): string {
  const said = UNITS.map((unit, power) => ({ unit, value: rounded(bytes / STEP ** power) }))
  const { value, unit } = said.findLast(({ value }) => value >= 1) ?? said[0]!
  return `${value} ${unit}`
}

const rounded = (value: number) => Math.round(value * 10) / 10
