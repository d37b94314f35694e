import type { EditedChannel } from '@mediatheque/contract/catalogue/channels/editing/channel-records.schemas.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import type { ContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { EditorBar } from '../../../../ui/editor-bar.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { ChannelFields } from './channel-fields.tsx'
import { ChannelPreview } from './channel-preview.tsx'
import { ChannelUsesNote } from './channel-uses-note.tsx'
import type { ChannelValues } from './channel-values.ts'
import classes from './channel-editor.module.css'
import { useEditedChannelForm, useNewChannelForm } from './use-channel-form.ts'

export function NewChannel() {
  const t = useTranslate()
  return <ChannelEditor title={t('New channel')} contract={useNewChannelForm()} />
}

interface EditChannelProps {
  channel: EditedChannel
  /** A change was taken back: the channel is other than it was. */
  onReverted(): void
}

export function EditChannel({ channel, onReverted }: EditChannelProps) {
  const t = useTranslate()
  return (
    <ChannelEditor
      title={t('Edit channel: :name', { name: channel.name })}
      contract={useEditedChannelForm(channel)}
      channel={channel}
      actions={
        <>
          <HistoryButton
            of={{ kind: 'channel', id: String(channel.id), name: channel.name }}
            onReverted={onReverted}
          />
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link to={`/${channel.slug === 'home' ? '' : channel.slug}` as '/'} {...props} />
            )}
          >
            {t('View channel')}
          </Button>
        </>
      }
    />
  )
}

interface ChannelEditorProps {
  title: string
  contract: ContractForm<ChannelValues>
  channel?: EditedChannel
  actions?: ReactNode
}

/** What a channel holds is built on one side, and shown on the other. */
function ChannelEditor({ title, contract, channel, actions }: ChannelEditorProps) {
  const t = useTranslate()
  return (
    <Page>
      <PageHeader title={title} actions={actions} />
      {channel && <ChannelUsesNote uses={channel.uses} isFixed={channel.is_fixed} />}
      <EditorForm of={contract} className={classes.editor}>
        <div className={classes.fields}>
          <ChannelFields form={contract.form} channel={channel} />
          <EditorBar>
            <Button
              variant="default"
              renderRoot={(props) => <Link to="/admin/channels" {...props} />}
            >
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={contract.isSubmitting}>
              {t('Save')}
            </Button>
          </EditorBar>
        </div>
        <ChannelPreview values={contract.form.values} />
      </EditorForm>
    </Page>
  )
}
