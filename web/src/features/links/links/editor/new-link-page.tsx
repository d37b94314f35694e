import type { DownloadPageView } from '@mediatheque/contract/links/downloads/downloads.schemas.ts'
import type { LinkOptionsView } from '@mediatheque/contract/links/link-options/link-options.schemas.ts'
import type { ContributedType } from '@mediatheque/contract/links/links/links.schemas.ts'
import { SegmentedControl } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'
import { toast } from '../../../../lib/toast.ts'
import { Page } from '../../../../ui/page.tsx'
import { createLinks } from '../links.queries.ts'
import { TitleStrip } from '../title-strip.tsx'
import { LinkEditor } from './link-editor.tsx'
import { createBody, LINK_FIELD_NAMES, NEW_LINK_VALUES } from './link-fields.tsx'
import { ReleaseEditor } from './release-editor.tsx'
import { ReleaseFileField } from './release-file-field.tsx'
import { createReleaseBody, releaseFieldName } from './release-values.ts'
import classes from './release-editor.module.css'

interface NewLinkPageProps {
  title: DownloadPageView['title']
  canAddEpisodes: boolean
  options: LinkOptionsView
  season?: number | undefined
  /** What is chosen at first, where its reader may contribute such. */
  firstType?: ContributedType
}

/** New links, a newsgroup file or a torrent of a title. */
export function NewLinkPage({
  title,
  canAddEpisodes,
  options,
  season,
  firstType = 'DDL',
}: NewLinkPageProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const types = useTypes()
  const [type, setType] = useState(types.includes(firstType) ? firstType : types[0]!)
  const { id: titleId, is_series: isSeries } = title
  const back = () => navigate({ to: '/admin/liens/$titleId', params: { titleId: String(titleId) } })
  const contract = useContractForm({
    initialValues: { ...NEW_LINK_VALUES, ...(season !== undefined && { saison: season }) },
    write: createLinks,
    args: (values) => ({
      body:
        type === 'DDL'
          ? createBody(values, titleId, isSeries)
          : createReleaseBody(values, { titleId, isSeries, type }),
    }),
    fieldNames: type === 'DDL' ? LINK_FIELD_NAMES : releaseFieldName,
    onSuccess: async ({ data }) => {
      const other = data.warnings[0]
      toast.positive(
        other
          ? t('Links added. One of them is on :title too.', { title: other.title_name })
          : t('Links added'),
      )
      await back()
    },
  })
  const { form } = contract
  const choose = (chosen: ContributedType) => {
    setType(chosen)
    form.clearErrors()
    // What was sent is a file of the other kind.
    form.setFieldValue('url', '')
  }
  const shared = {
    contract,
    options,
    isSeries,
    isNew: true,
    onCancel: () => void back(),
  }
  return (
    <Page>
      <TitleStrip title={title} heading={t('New lien on :title', { title: title.name })} />
      {types.length > 1 && <TypeField types={types} value={type} onChange={choose} />}
      {type === 'DDL' ? (
        <LinkEditor {...shared} titleId={titleId} />
      ) : (
        <ReleaseEditor
          {...shared}
          type={type}
          catalogue={{ seasons: title.seasons, canAddEpisodes }}
        >
          <ReleaseFileField form={form} titleId={titleId} isSeries={isSeries} onType={setType} />
        </ReleaseEditor>
      )}
    </Page>
  )
}

/** The kinds that the reader may contribute; the editor is for those who may contribute some. */
function useTypes(): readonly ContributedType[] {
  const { can } = useSession()
  const files = ['NZB', 'TORRENT'] as const
  if (!can('nzb.create')) return ['DDL']
  return can('liens.create') ? ['DDL', ...files] : files
}

interface TypeFieldProps {
  types: readonly ContributedType[]
  value: ContributedType
  onChange(type: ContributedType): void
}

function TypeField({ types, value, onChange }: TypeFieldProps) {
  const t = useTranslate()
  const labels = { DDL: t('DDL'), NZB: t('NZB'), TORRENT: t('TORRENT') }
  return (
    <SegmentedControl
      className={classes.kinds ?? ''}
      aria-label={t('What you contribute')}
      data={types.map((type) => ({ value: type, label: labels[type] }))}
      value={value}
      onChange={(chosen) => onChange(chosen as ContributedType)}
    />
  )
}
