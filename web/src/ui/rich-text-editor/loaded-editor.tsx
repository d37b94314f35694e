import { CODE_LANGUAGES } from '@mediatheque/contract/core/rich-text/rich-text-elements.ts'
import { Input, NativeSelect } from '@mantine/core'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useTranslate } from '../../lib/i18n.ts'
import { getPageData } from '../../lib/page-data.ts'
import { toast } from '../../lib/toast.ts'
import richText from '../rich-text.module.css'
import { readLanguage } from './code-block.ts'
import { EditorDialogs } from './editor-dialogs.tsx'
import { createExtensions } from './editor-extensions.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { filesOf, insertPicture, pictureFault, type SendPicture } from './insert-picture.ts'
import { isMarkdown } from './paste-markdown.ts'
import { readEditor } from './read-editor.ts'
import classes from './rich-text-editor.module.css'
import { type EditorDialog, TABLE_TOOLS, TOOLS } from './tools.tsx'

export interface RichTextEditorProps {
  label: string
  description?: ReactNode
  error?: ReactNode
  required?: boolean
  /** HTML; empty where nothing is written. */
  value?: string
  onChange(html: string): void
  onFocus?(): void
  onBlur?(): void
  placeholder?: string
  /** Letters of HTML; what is left is shown when it gets scarce. */
  maxLength?: number
  sendPicture: SendPicture
  /** By which a form finds the field to focus it. */
  'data-path'?: string
}

export function LoadedEditor(props: RichTextEditorProps) {
  const { label, description, error, required = false, value = '', maxLength } = props
  const t = useTranslate()
  const id = useId()
  const [dialog, setDialog] = useState<EditorDialog>()
  const { editor, sending } = useWritingEditor(props, id, setDialog)
  const { isInTable, language } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      isInTable: now.isActive('table'),
      language: now.isActive('codeBlock')
        ? (readLanguage(now.getAttributes('codeBlock')['language']) ?? '')
        : undefined,
    }),
  })
  const isScarce = maxLength !== undefined && value.length > maxLength * 0.9
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      labelProps={{ onClick: () => editor.commands.focus() }}
      description={description}
      error={error}
      required={required}
      withAsterisk={false}
    >
      <div className={classes.frame} data-error={Boolean(error) || undefined}>
        <div className={classes.toolbars}>
          <EditorToolbar
            editor={editor}
            label={t('Formatting')}
            controls={`${id}-text`}
            groups={TOOLS}
            onOpen={setDialog}
          />
          {isInTable && (
            <EditorToolbar
              editor={editor}
              label={t('Table')}
              controls={`${id}-text`}
              groups={TABLE_TOOLS}
              onOpen={setDialog}
            />
          )}
          {language !== undefined && (
            <NativeSelect
              className={classes.language}
              size="xs"
              aria-label={t('Language of the code')}
              value={language}
              data={[{ value: '', label: t('No language') }, ...CODE_LANGUAGES]}
              // The focus stays: arrows go through the languages, one change after the other.
              onChange={(event) =>
                editor
                  .chain()
                  .updateAttributes('codeBlock', { language: event.currentTarget.value || null })
                  .run()
              }
            />
          )}
        </div>
        <EditorContent editor={editor} />
      </div>
      {sending > 0 && (
        <p className={classes.count} role="status">
          {t('Sending [one 1 picture|other :count pictures]…', { count: sending })}
        </p>
      )}
      {isScarce && (
        <p className={classes.count} role="status">
          {t('[one 1 letter left|other :count letters left]', {
            count: Math.max(maxLength - value.length, 0),
          })}
        </p>
      )}
      <EditorDialogs
        editor={editor}
        opened={dialog}
        sendPicture={props.sendPicture}
        onClose={() => setDialog(undefined)}
      />
    </Input.Wrapper>
  )
}

/** The editor of a field: it begins with its value, tells every change, and takes up what comes from elsewhere. */
function useWritingEditor(
  props: RichTextEditorProps,
  id: string,
  open: (dialog: EditorDialog) => void,
) {
  const t = useTranslate()
  const format = useFormat()
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const { value = '' } = props
  const written = useRef(value)
  const [sending, setSending] = useState(0)
  const send = async (files: readonly File[], at?: number) => {
    const { sendPicture } = latest.current
    setSending((count) => count + files.length)
    for (const file of files) {
      await insertPicture(editor, {
        file,
        alt: '',
        sendPicture,
        t,
        formatBytes: format.bytes,
        ...(at !== undefined && { at }),
      }).catch((failure: unknown) => toast.danger(pictureFault(failure)))
      setSending((count) => count - 1)
    }
  }
  const editor = useEditor({
    extensions: createExtensions({
      placeholder: props.placeholder ?? '',
      basePath: getPageData().basePath,
    }),
    content: value,
    injectCSS: false,
    onUpdate: ({ editor: now }) => {
      written.current = readEditor(now)
      latest.current.onChange(written.current)
    },
    onFocus: () => latest.current.onFocus?.(),
    onBlur: () => latest.current.onBlur?.(),
    editorProps: {
      attributes: {
        ...attributesOf(props, id),
        class: `${richText.text} ${classes.text}`,
      },
      handleKeyDown: (_view, event) => {
        if (event.key === 'F10' && event.altKey) {
          document
            .querySelector<HTMLElement>(`[aria-controls="${id}-text"] [tabindex="0"]`)
            ?.focus()
          return true
        }
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false
        // Elsewhere these keys open the search.
        event.preventDefault()
        event.stopPropagation()
        open('link')
        return true
      },
      handlePaste: (_view, event) => {
        const files = filesOf(event.clipboardData)
        const text = event.clipboardData?.getData('text/plain') ?? ''
        const isFormatted = event.clipboardData?.types.includes('text/html') ?? false
        if (files.length > 0 && !isFormatted) void send(files)
        else if (!isFormatted && !editor.isActive('codeBlock') && isMarkdown(text))
          editor.commands.insertContent(text, { contentType: 'markdown' })
        else return false
        return true
      },
      handleDrop: (view, event) => {
        const files = filesOf(event.dataTransfer)
        if (files.length === 0) return false
        // Whatever it is: a browser would open it in place of the page.
        event.preventDefault()
        void send(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos)
        return true
      },
    },
  })
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  useEffect(() => {
    const describe = () => {
      for (const [name, value] of Object.entries(attributesOf(latest.current, id)))
        editor.view.dom.setAttribute(name, value)
    }
    // A dialog that opens while the editor loads draws the form before the text is in the page.
    if (editor.isInitialized) describe()
    editor.on('create', describe)
    return () => void editor.off('create', describe)
  }, [editor, id, props.error, props.required])
  return { editor, sending }
}

function attributesOf(props: RichTextEditorProps, id: string): Record<string, string> {
  const described = [props.error && `${id}-error`, props.description && `${id}-description`]
  return {
    id: `${id}-text`,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': described.filter(Boolean).join(' '),
    'aria-invalid': String(Boolean(props.error)),
    'aria-required': String(props.required ?? false),
    ...(props['data-path'] && { 'data-path': props['data-path'] }),
  }
}
