import type { ChainedCommands, Editor } from '@tiptap/core'
import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconCode,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconH2,
  IconH3,
  IconH4,
  IconIndentDecrease,
  IconIndentIncrease,
  IconItalic,
  IconKeyboard,
  IconLink,
  IconList,
  IconListNumbers,
  IconMovie,
  IconPhoto,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconSeparatorHorizontal,
  IconSourceCode,
  IconStrikethrough,
  IconTable,
  IconTableOff,
  IconTableRow,
  IconUnderline,
} from '@tabler/icons-react'

/** What opens a dialog instead of doing something at once. */
export type EditorDialog = 'link' | 'picture' | 'embed' | 'help'

export interface Tool {
  /** The English line. */
  readonly label: string
  readonly icon: typeof IconBold
  /** As the keyboard has it, `Mod` being Ctrl or ⌘. */
  readonly keys?: string
  readonly run?: (commands: ChainedCommands) => ChainedCommands
  readonly opens?: EditorDialog
  /** Undefined for what is done once and is no state of the words. */
  readonly isOn?: (editor: Editor) => boolean
}

const HEADING_ICONS = { 2: IconH2, 3: IconH3, 4: IconH4 } as const
const heading = (level: 2 | 3 | 4, label: string): Tool => ({
  label,
  icon: HEADING_ICONS[level],
  keys: `Mod+Alt+${level}`,
  run: (commands) => commands.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
})
const alignment = (
  align: 'center' | 'right' | null,
  label: string,
  icon: typeof IconBold,
): Tool => ({
  label,
  icon,
  run: (commands) => commands.alignText(align),
  isOn: (editor) =>
    align
      ? editor.isActive({ align })
      : !['center', 'right', 'justify'].some((other) => editor.isActive({ align: other })),
})

/** In groups, as the toolbar has them. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [heading(2, 'Heading'), heading(3, 'Smaller heading'), heading(4, 'Smallest heading')],
  [
    {
      label: 'Bold',
      icon: IconBold,
      keys: 'Mod+B',
      run: (commands) => commands.toggleBold(),
      isOn: (editor) => editor.isActive('bold'),
    },
    {
      label: 'Italic',
      icon: IconItalic,
      keys: 'Mod+I',
      run: (commands) => commands.toggleItalic(),
      isOn: (editor) => editor.isActive('italic'),
    },
    {
      label: 'Underline',
      icon: IconUnderline,
      keys: 'Mod+U',
      run: (commands) => commands.toggleUnderline(),
      isOn: (editor) => editor.isActive('underline'),
    },
    {
      label: 'Strike through',
      icon: IconStrikethrough,
      keys: 'Mod+Shift+S',
      run: (commands) => commands.toggleStrike(),
      isOn: (editor) => editor.isActive('strike'),
    },
    {
      label: 'Code within words',
      icon: IconCode,
      keys: 'Mod+E',
      run: (commands) => commands.toggleCode(),
      isOn: (editor) => editor.isActive('code'),
    },
    {
      label: 'Clear formatting',
      icon: IconClearFormatting,
      run: (commands) => commands.unsetAllMarks().clearNodes(),
    },
  ],
  [
    {
      label: 'List',
      icon: IconList,
      keys: 'Mod+Shift+8',
      run: (commands) => commands.toggleBulletList(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      label: 'Numbered list',
      icon: IconListNumbers,
      keys: 'Mod+Shift+7',
      run: (commands) => commands.toggleOrderedList(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      label: 'Further out',
      icon: IconIndentDecrease,
      keys: 'Mod+[',
      run: (commands) => commands.moveIn(-1),
    },
    {
      label: 'Further in',
      icon: IconIndentIncrease,
      keys: 'Mod+]',
      run: (commands) => commands.moveIn(1),
    },
    alignment(null, 'Align to the beginning', IconAlignLeft),
    alignment('center', 'Align to the middle', IconAlignCenter),
    alignment('right', 'Align to the end', IconAlignRight),
  ],
  [
    {
      label: 'Quote',
      icon: IconBlockquote,
      keys: 'Mod+Shift+B',
      run: (commands) => commands.toggleBlockquote(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
    {
      label: 'Block of code',
      icon: IconSourceCode,
      keys: 'Mod+Alt+C',
      run: (commands) => commands.toggleCodeBlock(),
      isOn: (editor) => editor.isActive('codeBlock'),
    },
    {
      label: 'Line across',
      icon: IconSeparatorHorizontal,
      run: (commands) => commands.setHorizontalRule(),
    },
    {
      label: 'Table',
      icon: IconTable,
      run: (commands) => commands.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
    },
  ],
  [
    {
      label: 'Link',
      icon: IconLink,
      keys: 'Mod+K',
      opens: 'link',
      isOn: (editor) => editor.isActive('link'),
    },
    {
      label: 'Picture',
      icon: IconPhoto,
      opens: 'picture',
      isOn: (editor) => editor.isActive('image'),
    },
    {
      label: 'Film of another site',
      icon: IconMovie,
      opens: 'embed',
      isOn: (editor) => editor.isActive('embed'),
    },
  ],
  [
    { label: 'Undo', icon: IconArrowBackUp, keys: 'Mod+Z', run: (commands) => commands.undo() },
    {
      label: 'Redo',
      icon: IconArrowForwardUp,
      keys: 'Mod+Shift+Z',
      run: (commands) => commands.redo(),
    },
    { label: 'Keyboard help', icon: IconKeyboard, opens: 'help' },
  ],
]

/** While the cursor is in a table. */
export const TABLE_TOOLS: readonly (readonly Tool[])[] = [
  [
    { label: 'Row above', icon: IconRowInsertTop, run: (commands) => commands.addRowBefore() },
    { label: 'Row below', icon: IconRowInsertBottom, run: (commands) => commands.addRowAfter() },
    { label: 'Delete row', icon: IconRowRemove, run: (commands) => commands.deleteRow() },
  ],
  [
    {
      label: 'Column before',
      icon: IconColumnInsertLeft,
      run: (commands) => commands.addColumnBefore(),
    },
    {
      label: 'Column after',
      icon: IconColumnInsertRight,
      run: (commands) => commands.addColumnAfter(),
    },
    { label: 'Delete column', icon: IconColumnRemove, run: (commands) => commands.deleteColumn() },
  ],
  [
    { label: 'Row of headings', icon: IconTableRow, run: (commands) => commands.toggleHeaderRow() },
    { label: 'Delete table', icon: IconTableOff, run: (commands) => commands.deleteTable() },
  ],
]
