import type { AnyRouter } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import type { FrameShown, FrameState } from '../lib/appearance-frame.ts'
import { FRAME_READY, FRAME_SHOWN, FRAME_STATE } from '../lib/appearance-frame.ts'
import { isInAppearanceEditor } from '../lib/appearance-editor.ts'
import { putCustomCode } from '../lib/custom-code.ts'
import { siteUrl } from '../lib/page-data.ts'
import { changeBootstrap, getBootstrap } from '../lib/session.tsx'
import { themeStyles } from './theme-styles.ts'

/** In the frame of the appearance editor: this page looks as the editor says, from moment to moment. */
export function followAppearance(router: AnyRouter): void {
  if (!isInAppearanceEditor()) return
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  let last = 0
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== location.origin || !isState(data)) return
    if (data.sequence <= last) return
    last = data.sequence
    show(router, data, sheet)
    tell({ kind: FRAME_SHOWN, sequence: last, path: router.latestLocation.href })
  })
  document.addEventListener('click', stayHere, { capture: true })
  tell({ kind: FRAME_READY })
}

const tell = (message: FrameShown | { readonly kind: typeof FRAME_READY }) =>
  parent.postMessage(message, location.origin)

const isState = (data: unknown): data is FrameState =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === FRAME_STATE

function show(router: AnyRouter, state: FrameState, sheet: CSSStyleSheet): void {
  const settings = { ...getBootstrap().settings, ...state.settings }
  changeBootstrap({ settings })
  const theme = settings.themes.all.find(({ id }) => id === state.themeId)
  // What the server wrote for the theme of before would shine through where the draft has nothing.
  for (const style of document.querySelectorAll<HTMLStyleElement>('head > style'))
    if (style.sheet && style.textContent?.startsWith(':root[data-mantine-color-scheme='))
      style.sheet.disabled = true
  sheet.replaceSync(themeStyles(settings, theme))
  if (theme)
    document.documentElement.dataset['mantineColorScheme'] = theme.is_dark ? 'dark' : 'light'
  putCustomCode(state.customCode)
  const { queryClient } = router.options.context as RouterContext
  queryClient.setQueriesData<{ landing: { settings: object } }>(
    { queryKey: ['landing'] },
    (answer) => answer && { landing: { ...answer.landing, settings: state.landing } },
  )
}

/** The administration within itself would be an editor in an editor, and another site is none of ours. */
function stayHere(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement)) return
  const { origin, pathname } = new URL(link.href)
  const isAdmin = pathname === siteUrl('/admin') || pathname.startsWith(siteUrl('/admin/'))
  if (origin === location.origin && !isAdmin) return
  event.preventDefault()
  event.stopPropagation()
}
