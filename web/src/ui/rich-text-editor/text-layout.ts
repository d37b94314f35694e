import { ALIGNMENTS, MOST_INDENT } from '@mediatheque/contract/core/rich-text/rich-text-elements.ts'
import { Extension } from '@tiptap/core'

export type Alignment = (typeof ALIGNMENTS)[number]

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    textLayout: {
      /** Further in (1) or out (-1): an item of a list to another level, anything else by a step from 0 to 6. */
      moveIn: (steps: 1 | -1) => ReturnType
      /** Null: as the language is read. */
      alignText: (alignment: Alignment | null) => ReturnType
    }
  }
}

const BLOCKS = ['paragraph', 'heading']

/** How far blocks of words stand in, and how their lines end. */
export const TextLayout = Extension.create({
  name: 'textLayout',
  addGlobalAttributes: () => [
    {
      types: BLOCKS,
      attributes: {
        indent: {
          default: 0,
          parseHTML: (element) => {
            const written = element.getAttribute('data-indent') ?? ''
            return /^[1-9]$/.test(written) && Number(written) <= MOST_INDENT ? Number(written) : 0
          },
          renderHTML: ({ indent }) => (indent ? { 'data-indent': indent as number } : {}),
        },
        align: {
          default: null,
          parseHTML: (element) => {
            const written = element.getAttribute('data-align') ?? element.style.textAlign
            return ALIGNMENTS.find((alignment) => alignment === written) ?? null
          },
          renderHTML: ({ align }) => (align ? { 'data-align': align as string } : {}),
        },
      },
    },
  ],
  addCommands() {
    return {
      moveIn:
        (steps) =>
        ({ editor, commands, tr, state, dispatch }) => {
          if (editor.isActive('listItem'))
            return steps > 0
              ? listDepth(state.selection.$from) < MOST_INDENT && commands.sinkListItem('listItem')
              : commands.liftListItem('listItem')
          let isChanged = false
          const { from, to } = state.selection
          state.doc.nodesBetween(from, to, (node, position) => {
            if (!BLOCKS.includes(node.type.name)) return
            const indent = Math.min(Math.max(Number(node.attrs['indent']) + steps, 0), MOST_INDENT)
            if (indent === node.attrs['indent']) return
            isChanged = true
            if (dispatch) tr.setNodeAttribute(position, 'indent', indent)
          })
          return isChanged
        },
      alignText:
        (alignment) =>
        ({ commands }) =>
          BLOCKS.map((type) => commands.updateAttributes(type, { align: alignment })).some(Boolean),
    }
  },
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.moveIn(1),
      'Mod-[': () => this.editor.commands.moveIn(-1),
    }
  },
})

function listDepth(place: { depth: number; node(depth: number): { type: { name: string } } }) {
  const levels = Array.from({ length: place.depth }, (_, depth) => place.node(depth + 1).type.name)
  return levels.filter((name) => name === 'listItem').length
}
