import type { Editor } from '@tiptap/core'

/** What is written, as HTML. An empty paragraph after the last block, which is there to go on writing, is none of it. */
export const readEditor = (editor: Editor): string => editor.getHTML().replace(/(?:<p><\/p>)+$/, '')
