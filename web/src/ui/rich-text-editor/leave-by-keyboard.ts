import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/**
 * Tab works on lists, tables and code. After Escape it goes on to the next control instead, so that nobody who uses the
 * keyboard is kept in the text.
 */
export const LeaveByKeyboard = Extension.create({
  name: 'leaveByKeyboard',
  priority: 1_000,
  addProseMirrorPlugins() {
    let isLeaving = false
    const keydown = (_view: unknown, event: KeyboardEvent): boolean => {
      if (event.key === 'Tab' && isLeaving) return true
      if (event.key !== 'Shift') isLeaving = event.key === 'Escape'
      return false
    }
    return [new Plugin({ props: { handleDOMEvents: { keydown } } })]
  },
})
