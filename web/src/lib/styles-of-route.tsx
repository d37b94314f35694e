import { useRouter } from '@tanstack/react-router'
import { getNonce } from './nonce.ts'

/**
 * The styles of another route, for a part of it that this page shows and loads by itself: the server names those of the
 * page's own route alone, and what it had drawn without them would move when they come.
 */
export function StylesOfRoute({ id }: { id: string }) {
  const { css = [] } = useRouter().ssr?.manifest?.routes[id] ?? {}
  return css.map((link) => {
    const href = typeof link === 'string' ? link : link.href
    return (
      <link
        key={href}
        rel="stylesheet"
        href={href}
        precedence="default"
        nonce={getNonce()}
        suppressHydrationWarning
      />
    )
  })
}
