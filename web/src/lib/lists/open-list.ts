import type { QueryClient } from '@tanstack/react-query'

interface Entered {
  readonly cause: 'enter' | 'stay' | 'preload'
  readonly search: object
  readonly location: { readonly pathname: string }
  readonly context: { readonly queryClient: QueryClient }
}

/**
 * For `beforeLoad` of a page with a list: whoever comes without a search of their own is led to the view that they chose
 * for it, before anything of it is shown. Who is there already, and takes the last filter away, sees everything.
 */
export const openList =
  (list: string) =>
  async (entered: Entered): Promise<void> => {
    const isAsked = Object.values(entered.search).some((value) => value !== undefined)
    if (entered.cause === 'stay' || isAsked) return
    const { showFirstView } = await import('./first-view.ts')
    await showFirstView(list, entered)
  }
