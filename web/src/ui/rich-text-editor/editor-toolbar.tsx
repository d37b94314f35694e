import { ActionIcon } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslate } from '../../lib/i18n.ts'
import classes from './rich-text-editor.module.css'
import { showKeys } from './show-keys.ts'
import type { EditorDialog, Tool } from './tools.tsx'

interface EditorToolbarProps {
  editor: Editor
  label: string
  /** Id of the text that it works on. */
  controls: string
  groups: readonly (readonly Tool[])[]
  onOpen(dialog: EditorDialog): void
  children?: ReactNode
}

/** One stop for Tab: arrows, Home and End go from tool to tool, Escape back to the text. */
export function EditorToolbar({
  editor,
  label,
  controls,
  groups,
  onOpen,
  children,
}: EditorToolbarProps) {
  const t = useTranslate()
  const [current, setCurrent] = useState(groups[0]?.[0]?.label)
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      Object.fromEntries(
        groups.flat().map((tool) => [
          tool.label,
          {
            isOn: tool.isOn?.(now),
            canRun: tool.run ? tool.run(now.can().chain()).run() : true,
          },
        ]),
      ),
  })
  return (
    <div
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      tabIndex={-1}
      className={classes.toolbar}
      onKeyDown={(event) => {
        if (event.key === 'Escape') editor.commands.focus()
        else moveFocus(event)
      }}
    >
      {groups.map((tools) => (
        <div key={tools[0]?.label} className={classes.group}>
          {tools.map((tool) => {
            const { isOn, canRun = true } = states[tool.label] ?? {}
            const name = t(tool.label)
            return (
              <ActionIcon
                key={tool.label}
                variant={isOn ? 'light' : 'subtle'}
                color={isOn ? undefined : 'gray'}
                size={34}
                data-tool
                aria-label={name}
                title={tool.keys ? `${name} (${showKeys(tool.keys, t)})` : name}
                aria-pressed={isOn}
                aria-disabled={!canRun || undefined}
                data-disabled={!canRun || undefined}
                aria-haspopup={tool.opens ? 'dialog' : undefined}
                tabIndex={tool.label === current ? 0 : -1}
                onFocus={() => setCurrent(tool.label)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  if (tool.opens) onOpen(tool.opens)
                  else if (canRun) tool.run?.(editor.chain().focus()).run()
                }}
              >
                <tool.icon size={19} stroke={1.5} aria-hidden />
              </ActionIcon>
            )
          })}
        </div>
      ))}
      {children}
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')]
  const at = tools.indexOf(document.activeElement as HTMLElement)
  const next = {
    ArrowRight: (at + 1) % tools.length,
    ArrowLeft: (at - 1 + tools.length) % tools.length,
    Home: 0,
    End: tools.length - 1,
  }[event.key]
  if (next === undefined || at < 0) return
  event.preventDefault()
  tools[next]?.focus()
}
