import { siteUrl } from './page-data.ts'

/** Whether this page stands in the frame in which the appearance editor shows what it changes. */
export function isInAppearanceEditor(): boolean {
  try {
    return parent !== window && parent.location.pathname.startsWith(siteUrl('/admin/appearance'))
  } catch {
    // A frame of another site does not say where it is.
    return false
  }
}
