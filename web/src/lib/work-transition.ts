/** The same on a card and on the page of its work, so that the picture of one grows into that of the other. */
export const workName = (id: number | string) => `work-${id}`

const TITLE_PATH = /^\/titles\/(\d+)(\/[^/]*)?$/

/**
 * Names the picture in a link to the page of a work, for as long as the browser moves it there. False where nothing
 * shall move: without a picture, where the reader asked for stillness, and in browsers that do not know how.
 */
export function beginWorkTransition(link: Element, path: string): false | (() => void) {
  const [, id] = TITLE_PATH.exec(path) ?? []
  const picture = link.querySelector('img')
  if (!id || !picture || !canMove()) return false
  picture.style.viewTransitionName = workName(id)
  return () => picture.style.removeProperty('view-transition-name')
}

function canMove(): boolean {
  return (
    'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
