import { type ComponentType, createElement, lazy } from 'react'
import { toastError } from './toast.ts'

/**
 * A part of a page that is fetched when it is first wanted. `load` shows it once it is there, with all that is in it, so
 * that it can take the focus; where the network failed it says so, and the next press asks again. Shown without that, a
 * part that did not come takes the whole page along.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
) {
  let here: ComponentType<Props> | undefined
  const Waited = lazy(fetchPart)
  return {
    Part: (props: Props) => createElement(here ?? (Waited as ComponentType<Props>), props),
    load: (show: () => void) =>
      void fetchPart().then((part) => {
        here = part.default
        show()
      }, toastError),
  }
}
