import { createContext, useContext, useEffect } from 'react'
import type { Draft } from './use-draft.ts'

export interface AppearanceContext extends Draft {
  /** The frame shows this page of the site, and this theme, until somebody chooses otherwise. */
  showPath(path: string): void
  showTheme(id: number | undefined): void
}

export const AppearanceContext = createContext<AppearanceContext | null>(null)

export function useAppearance(): AppearanceContext {
  const appearance = useContext(AppearanceContext)
  if (!appearance) throw new Error('useAppearance needs the editor of the appearance around it')
  return appearance
}

/** While a panel is open, the frame shows what it is about. */
export function useShown({ path, themeId }: { path?: string; themeId?: number | undefined }): void {
  const { showPath, showTheme } = useAppearance()
  useEffect(() => {
    if (path !== undefined) showPath(path)
  }, [path, showPath])
  useEffect(() => {
    if (themeId === undefined) return undefined
    showTheme(themeId)
    return () => showTheme(undefined)
  }, [themeId, showTheme])
}
