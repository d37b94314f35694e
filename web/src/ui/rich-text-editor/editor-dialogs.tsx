import {
  readEmbed,
  EMBED_NAMES,
  readEmbedAddress,
} from '@mediatheque/contract/core/rich-text/embeds.ts'
import {
  ALT_MAX_LENGTH,
  readLinkAddress,
} from '@mediatheque/contract/core/rich-text/rich-text-elements.ts'
import { PICTURE_TYPES } from '@mediatheque/contract/operations/files/file-purposes.ts'
import { Button, FileInput, Group, Modal, Stack, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useTranslate } from '../../lib/i18n.ts'
import classes from './rich-text-editor.module.css'
import { type SendPicture, insertPicture, pictureFault } from './insert-picture.ts'
import { showKeys } from './show-keys.ts'
import { type EditorDialog, TOOLS } from './tools.tsx'

interface EditorDialogsProps {
  editor: Editor
  opened: EditorDialog | undefined
  sendPicture: SendPicture
  onClose(): void
}

const TITLES: Readonly<Record<EditorDialog, string>> = {
  link: 'Link',
  picture: 'Picture',
  embed: 'Film of another site',
  help: 'Keyboard help',
}

/** What the toolbar asks for before it does something. The text has the focus again when one closes. */
export function EditorDialogs({ editor, opened, sendPicture, onClose }: EditorDialogsProps) {
  const t = useTranslate()
  const close = () => {
    onClose()
    editor.commands.focus()
  }
  // A dialog that is closed while it opens still takes the focus, and it would leave with the dialog.
  const takeBackFocus = () => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.closest('[aria-modal="true"]'))
      editor.commands.focus()
  }
  return (
    <Modal
      opened={opened !== undefined}
      onClose={close}
      onExitTransitionEnd={takeBackFocus}
      title={opened && t(TITLES[opened])}
      centered
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {opened === 'link' && <LinkForm editor={editor} onClose={close} />}
      {opened === 'picture' && (
        <PictureForm editor={editor} sendPicture={sendPicture} onClose={close} />
      )}
      {opened === 'embed' && <EmbedForm editor={editor} onClose={close} />}
      {opened === 'help' && <KeyboardHelp />}
    </Modal>
  )
}

interface DialogFormProps {
  children: ReactNode
  submitLabel: string
  isBusy?: boolean
  removal?: { label: string; onRemove(): void } | undefined
  onSubmit(): void
}

/** A form within the form that the text belongs to: only this one is sent. */
function DialogForm({ children, submitLabel, isBusy, removal, onSubmit }: DialogFormProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onSubmit()
  }
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        {children}
        <Group justify="flex-end" gap="xs">
          {removal && (
            <Button variant="default" onClick={removal.onRemove}>
              {removal.label}
            </Button>
          )}
          <Button type="submit" loading={isBusy ?? false}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface FormProps {
  editor: Editor
  onClose(): void
}

function LinkForm({ editor, onClose }: FormProps) {
  const t = useTranslate()
  const present = String(editor.getAttributes('link')['href'] ?? '')
  const [address, setAddress] = useState(present)
  const [error, setError] = useState<string>()
  const handleSubmit = () => {
    const href = readLinkAddress(address)
    if (href === undefined)
      return setError(t('Please enter an address that begins with http:// or https://.'))
    onClose()
    const link = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !present)
      link.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
    else link.setLink({ href })
    link.run()
  }
  const handleRemove = () => {
    onClose()
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
  }
  return (
    <DialogForm
      submitLabel={present ? t('Save') : t('Add')}
      removal={present ? { label: t('Remove link'), onRemove: handleRemove } : undefined}
      onSubmit={handleSubmit}
    >
      <TextInput
        label={t('Address')}
        placeholder="https://"
        inputMode="url"
        data-autofocus
        value={address}
        error={error}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
    </DialogForm>
  )
}

function PictureForm({ editor, sendPicture, onClose }: FormProps & { sendPicture: SendPicture }) {
  const t = useTranslate()
  const format = useFormat()
  const isThere = editor.isActive('image')
  const [file, setFile] = useState<File | null>(null)
  const [alt, setAlt] = useState(String(editor.getAttributes('image')['alt'] ?? ''))
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const handleSubmit = async () => {
    if (isThere) {
      onClose()
      editor
        .chain()
        .focus()
        .updateAttributes('image', { alt: alt.trim() || null })
        .run()
      return
    }
    if (!file) return setError(t('Please select a file.'))
    setBusy(true)
    try {
      await insertPicture(editor, { file, alt, sendPicture, t, formatBytes: format.bytes })
      onClose()
    } catch (failure) {
      setError(pictureFault(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <DialogForm
      submitLabel={isThere ? t('Save') : t('Add')}
      isBusy={isBusy}
      onSubmit={() => void handleSubmit()}
    >
      {!isThere && (
        <FileInput
          label={t('File')}
          description={t(
            'A picture of up to 2 MB. You can also drop or paste pictures into the text.',
          )}
          placeholder={t('Choose a file')}
          accept={PICTURE_TYPES.join(',')}
          data-autofocus
          value={file}
          error={error}
          onChange={setFile}
        />
      )}
      <TextInput
        label={t('What it shows')}
        description={t('For those who cannot see it. Leave it empty where it only decorates.')}
        maxLength={ALT_MAX_LENGTH}
        {...(isThere && { 'data-autofocus': true })}
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
    </DialogForm>
  )
}

function EmbedForm({ editor, onClose }: FormProps) {
  const t = useTranslate()
  const isThere = editor.isActive('embed')
  const { embed: shown, title: named } = editor.getAttributes('embed')
  const [address, setAddress] = useState(isThere ? String(shown) : '')
  const [title, setTitle] = useState(isThere ? String(named ?? '') : '')
  const [error, setError] = useState<string>()
  const handleSubmit = () => {
    if (!address.trim()) return setError(t('Please enter the address of the film.'))
    const embed = readEmbed(address.trim()) ?? readEmbedAddress(address)
    if (embed === undefined)
      return setError(t('Films can be shown from :names only.', { names: EMBED_NAMES }))
    onClose()
    const attrs = { embed, title: title.trim() || null }
    const commands = editor.chain().focus()
    if (isThere) commands.updateAttributes('embed', attrs).run()
    else commands.insertContent({ type: 'embed', attrs }).run()
  }
  return (
    <DialogForm submitLabel={isThere ? t('Save') : t('Add')} onSubmit={handleSubmit}>
      <TextInput
        label={t('Address of the film')}
        description={EMBED_NAMES}
        placeholder="https://"
        inputMode="url"
        required
        withAsterisk={false}
        data-autofocus
        value={address}
        error={error}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <TextInput
        label={t('Title of the film')}
        description={t('Read aloud to those who cannot see it.')}
        maxLength={ALT_MAX_LENGTH}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
    </DialogForm>
  )
}

const OTHER_KEYS = [
  ['Alt+F10', 'Go to the toolbar'],
  ['Esc', 'Back from the toolbar; within the text: Tab leaves it'],
  ['Tab', 'Next cell of a table, further in within a list'],
] as const

function KeyboardHelp() {
  const t = useTranslate()
  const shown = [
    ...TOOLS.flat().flatMap(({ keys, label }) => (keys ? [[keys, label] as const] : [])),
    ...OTHER_KEYS,
  ]
  return (
    <>
      <dl className={classes.help}>
        {shown.map(([keys, label]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>
              <kbd>{showKeys(keys, t)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.hint}>
        {t('Markdown works too: # for a heading, - for a list, ``` for code, > for a quote.')}
      </p>
    </>
  )
}
