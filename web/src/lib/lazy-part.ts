import { type ComponentType, createElement, lazy, type ReactNode } from 'react'
import { toastError } from './toast.ts'
import { useFocusBack } from './use-focus-back.ts'

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

/**
 * The same for a dialog that is there only while it is open. When it goes, whoever closed it by its keys goes on where it was
 * opened: the library gives the focus back only to those that stay in the page.
 */
export function lazyDialog<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
) {
  const part = lazyPart(fetchPart)
  let pressed: Element | null = null
  const Part = (props: Props) =>
    createElement(GivesFocusBack, { pressed }, createElement(part.Part, props))
  return {
    Part,
    load: (show: () => void) => {
      pressed = openerOf(document.activeElement)
      part.load(show)
    },
  }
}

interface GivesFocusBackProps {
  pressed: Element | null
  children?: ReactNode
}

function GivesFocusBack({ pressed, children }: GivesFocusBackProps) {
  useFocusBack(pressed)
  return children
}

/** Of an entry of a menu, which is gone by then, the button of the menu. */
const openerOf = (pressed: Element | null) => {
  const menu = pressed?.closest('[role=menu]')
  return menu ? document.querySelector(`[aria-controls="${menu.id}"]`) : pressed
}
