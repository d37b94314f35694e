const EVENT = 'staff-news'

/** Something that moderators see was changed by somebody else: the connection of the site says so. */
export const tellStaffNews = (): void => void window.dispatchEvent(new Event(EVENT))

/** @returns how to stop listening */
export function onStaffNews(handle: () => void): () => void {
  window.addEventListener(EVENT, handle)
  return () => window.removeEventListener(EVENT, handle)
}
