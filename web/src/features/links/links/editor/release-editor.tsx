import type { LinkOptionsView } from '@mediatheque/contract/links/link-options/link-options.schemas.ts'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import type { ContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { EditorBar } from '../../../../ui/editor-bar.tsx'
import { AnnounceHint } from './announce-hint.tsx'
import classes from './link-editor.module.css'
import { LinkChoices, type LinkFormValues, LinkTexts } from './link-fields.tsx'
import { ReleasePlace, ReleaseTexts } from './release-fields.tsx'
import type { ReleaseType } from './release-values.ts'
import type { KnownCatalogue } from './unknown-places.tsx'

interface ReleaseEditorProps {
  contract: ContractForm<LinkFormValues>
  type: ReleaseType
  options: LinkOptionsView
  isSeries: boolean
  /** What the catalogue knows of a series, for new ones. */
  catalogue?: KnownCatalogue
  isNew: boolean
  /** The field of the file. */
  children: ReactNode
  onCancel(): void
}

/** A newsgroup file or a torrent: the file, what it is, and where it belongs. */
export function ReleaseEditor({
  contract,
  type,
  options,
  isSeries,
  catalogue,
  isNew,
  children,
  onCancel,
}: ReleaseEditorProps) {
  const t = useTranslate()
  const { form, isChanged, isSubmitting } = contract
  return (
    <EditorForm of={contract} className={classes.form}>
      {children}
      {type === 'TORRENT' && <AnnounceHint />}
      <LinkChoices form={form} options={options} hasSize={false} />
      {isSeries && <ReleasePlace form={form} catalogue={catalogue} />}
      <ReleaseTexts form={form} type={type} />
      <LinkTexts form={form} />
      <EditorBar>
        <Button variant="default" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={isSubmitting} disabled={!isChanged}>
          {isNew ? t('Add') : t('Save')}
        </Button>
      </EditorBar>
    </EditorForm>
  )
}
