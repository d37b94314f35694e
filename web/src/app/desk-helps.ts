import { startTooltips } from './tooltips.ts'
import { startTypeAhead } from './type-ahead.ts'

/** What helps a mouse and keys. */
export function startDeskHelps(): void {
  startTooltips()
  startTypeAhead()
}
