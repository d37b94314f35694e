import { useAppearance, useShown } from '../appearance-context.ts'
import { placeIn } from '../appearance.queries.ts'
import { type SiteTheme, themesOf, withChange, withValues } from './theme-list.ts'

/** The theme of an address, shown in the frame while it is edited. @param index its place, from 1 */
export function useTheme(index: string) {
  const { values, change } = useAppearance()
  const themes = themesOf(values)
  const theme = placeIn(themes, index)
  useShown({ themeId: theme?.id })
  const set = (changes: Partial<SiteTheme>) =>
    theme && change({ 'themes.all': withChange(themes, theme.id, changes) })
  return {
    theme,
    set,
    /** Undefined: as in the shipped theme. */
    setValues: (changes: Readonly<Record<string, string | undefined>>) =>
      theme && set(withValues(theme, changes)),
  }
}
