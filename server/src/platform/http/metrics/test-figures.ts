/** A figure as Prometheus reads it. */
export interface Figure {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

export function readFigures(text: string): Figure[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name, labels = '', value] = /^([^{ ]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
      if (name === undefined) throw new Error(`Prometheus cannot read: ${line}`)
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)]
      return {
        name,
        labels: Object.fromEntries(pairs.map(([, label, said]) => [label, said])),
        value: Number(value),
      }
    })
}

/** The sum of those with this name and these labels; undefined where there is none. */
export function sumOf(
  text: string,
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | undefined {
  const found = readFigures(text).filter(
    (figure) =>
      figure.name === name &&
      Object.entries(labels).every(([label, value]) => figure.labels[label] === value),
  )
  return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0)
}

const BASE_UNITS = new Set(
  'seconds kelvin celsius meters bytes ratio amperes volts joules grams'.split(' '),
)
const OTHER_UNITS = new Set(
  'minutes hours days weeks fahrenheit inches feet miles bits percent pounds'.split(' '),
)
const PREFIXES =
  /^(pico|nano|micro|milli|centi|deci|deca|hecto|kilo|kibi|mega|mibi|mebi|giga|gibi|tera|tebi|peta|pebi)(.+)$/
const ABBREVIATIONS = new Set('s ms us ns sec b kb mb gb tb pb m h d'.split(' '))
const TYPES = new Set(['counter', 'gauge', 'histogram', 'summary', 'untyped'])

/** What `promtool check metrics` says, by its rules (client_golang, prometheus/testutil/promlint). */
export function findFaults(text: string): string[] {
  const helps = new Map([...text.matchAll(/^# HELP (\S+) (.*)$/gm)].map(([, n, h]) => [n!, h!]))
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, n, t]) => [n!, t!] as const)
  const names = types.map(([name]) => name)
  return [
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `${name}: headed twice`),
    ...names.filter((name) => !helps.get(name)).map((name) => `${name}: no help`),
    ...types.flatMap(([name, type]) =>
      faultsOfName(name, type).map((fault) => `${name}: ${fault}`),
    ),
    ...faultsOfValues(readFigures(text), new Set(names)),
  ]
}

function faultsOfName(name: string, type: string): string[] {
  const faults: string[] = []
  if ((type === 'counter') !== name.endsWith('_total')) faults.push(`_total, and a ${type}`)
  if (type !== 'histogram' && name.endsWith('_bucket')) faults.push('_bucket')
  if (type !== 'histogram' && type !== 'summary' && /_(count|sum)$/.test(name))
    faults.push('_count or _sum')
  if (name.includes(':')) faults.push('a colon')
  if (/[a-z][A-Z]/.test(name)) faults.push('camelCase')
  return [...faults, ...name.split('_').flatMap(faultsOfWord)]
}

function faultsOfWord(word: string): string[] {
  const prefixed = PREFIXES.exec(word)?.[2] ?? ''
  const isOtherUnit = OTHER_UNITS.has(word) || BASE_UNITS.has(prefixed) || OTHER_UNITS.has(prefixed)
  return [
    ...(isOtherUnit ? [`unit ${word}`] : []),
    ...(ABBREVIATIONS.has(word) ? [`abbreviated unit ${word}`] : []),
    ...(TYPES.has(word) ? [`type ${word}`] : []),
  ]
}

function faultsOfValues(figures: readonly Figure[], headed: ReadonlySet<string>): string[] {
  const faults: string[] = []
  const seen = new Set<string>()
  for (const { name, labels } of figures) {
    const family = name.replace(/_(bucket|sum|count)$/, '')
    if (!headed.has(name) && !headed.has(family)) faults.push(`${name}: no heading`)
    for (const label of Object.keys(labels))
      if (/[A-Z]|^__/.test(label)) faults.push(`${name}: label ${label}`)
    const key = `${name} ${JSON.stringify(Object.entries(labels).toSorted())}`
    if (seen.has(key)) faults.push(`${key}: said twice`)
    seen.add(key)
  }
  return faults
}
