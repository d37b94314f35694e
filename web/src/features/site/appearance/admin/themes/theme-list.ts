import type { BootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'
import { isThemeVariable } from '@mediatheque/contract/site/themes/theme-variables.ts'
import type { Values } from '../draft-store.ts'

export type SiteTheme = BootstrapData['settings']['themes']['all'][number]

/** As many as the site takes. */
export const MOST_THEMES = 30
const MOST_VALUES = 100
const MOST_LETTERS = 100

export const themesOf = (values: Values): readonly SiteTheme[] =>
  values['themes.all'] as readonly SiteTheme[]

const nextId = (themes: readonly SiteTheme[]) => Math.max(0, ...themes.map(({ id }) => id)) + 1

/** With another at the end, which is the default of nothing. */
export function withTheme(
  themes: readonly SiteTheme[],
  theme: Pick<SiteTheme, 'name' | 'is_dark' | 'values'>,
): SiteTheme[] {
  const added = { ...theme, id: nextId(themes), default_light: false, default_dark: false }
  // In the order of the schema, as the server has it.
  const { id, name, is_dark, default_light, default_dark, values } = added
  return [...themes, { id, name, is_dark, default_light, default_dark, values }]
}

/** Changed in one of them; who becomes the default of a brightness takes that from the one that was it. */
export function withChange(
  themes: readonly SiteTheme[],
  id: number,
  change: Partial<SiteTheme>,
): SiteTheme[] {
  return themes.map((theme) => {
    if (theme.id !== id)
      return {
        ...theme,
        ...(change.default_dark && { default_dark: false }),
        ...(change.default_light && { default_light: false }),
      }
    const changed = { ...theme, ...change }
    return {
      ...changed,
      default_dark: changed.default_dark && changed.is_dark,
      default_light: changed.default_light && !changed.is_dark,
    }
  })
}

/** What changes where a theme goes: another of its brightness takes its place as a default, else visitors' devices choose. */
export function changesWithout(values: Values, id: number): Values {
  const themes = themesOf(values)
  const gone = themes.find((theme) => theme.id === id)
  const rest = themes.filter((theme) => theme.id !== id)
  const heir = rest.find(({ is_dark }) => is_dark === gone?.is_dark)
  const inherits = gone?.default_dark
    ? { default_dark: true }
    : gone?.default_light
      ? { default_light: true }
      : {}
  return {
    'themes.all': heir ? withChange(rest, heir.id, inherits) : rest,
    ...(values['themes.default_id'] === id && { 'themes.default_id': heir?.id ?? 0 }),
  }
}

/** With one variable set, or with none of its name where the value is empty. */
export function withValues(
  theme: SiteTheme,
  changes: Readonly<Record<string, string | undefined>>,
): Pick<SiteTheme, 'values'> {
  const entries = Object.entries({ ...theme.values, ...changes })
  return {
    values: Object.fromEntries(
      entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  }
}

const FORMAT = 'mediatheque-theme'

/** A theme as a file, for another site or another day. */
export function themeFile({ name, is_dark, values }: SiteTheme): string {
  return `${JSON.stringify({ format: FORMAT, version: 1, name, is_dark, values }, null, 2)}\n`
}

const isVariable = ([name, value]: readonly [string, unknown]) =>
  name.length <= 100 &&
  typeof value === 'string' &&
  value.length <= 200 &&
  isThemeVariable(name, value)

/** A theme out of a file; undefined for a file that has none. What a theme cannot have is left out. */
export function readThemeFile(
  text: string,
): Pick<SiteTheme, 'name' | 'is_dark' | 'values'> | undefined {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof file !== 'object' || file === null) return undefined
  const { format, name, is_dark, values } = file as Record<string, unknown>
  if (format !== FORMAT || typeof name !== 'string' || typeof is_dark !== 'boolean')
    return undefined
  const variables = Object.entries(typeof values === 'object' && values !== null ? values : {})
  return {
    name: name.slice(0, MOST_LETTERS),
    is_dark,
    values: Object.fromEntries(variables.filter(isVariable).slice(0, MOST_VALUES)),
  }
}
