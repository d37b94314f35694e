import type { DownloadPageView } from '@mediatheque/contract/links/downloads/downloads.schemas.ts'
import type { LinkOptionsView } from '@mediatheque/contract/links/link-options/link-options.schemas.ts'
import type { OwnDenialForm } from '@mediatheque/contract/links/own-denials/own-denials.schemas.ts'
import type { ContributedType } from '@mediatheque/contract/links/links/links.schemas.ts'
import { SegmentedControl } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'
import { toast } from '../../../../lib/toast.ts'
import { Page } from '../../../../ui/page.tsx'
import { createLinks } from '../links.queries.ts'
import { TitleStrip } from '../title-strip.tsx'
import { DeniedNotice } from './denied-notice.tsx'
import { LinkEditor } from './link-editor.tsx'
import { createBody, LINK_FIELD_NAMES, NEW_LINK_VALUES } from './link-fields.tsx'
import { sentTypeOf, valuesOfDenied } from './values-of-denied.ts'
import { ReleaseEditor } from './release-editor.tsx'
import { ReleaseFileField, useReleaseFile } from './release-file-field.tsx'
import { createReleaseBody, releaseFieldName, type ReleaseType } from './release-values.ts'
import classes from './release-editor.module.css'

const LISTS = {
  DDL: '/admin/liens/$titleId',
  NZB: '/admin/nzbs/$titleId',
  TORRENT: '/admin/torrents/$titleId',
} as const

interface NewLinkPageProps {
  data: Pick<DownloadPageView, 'title' | 'can'> & { readonly options: LinkOptionsView }
  season?: number | undefined
  /** What was denied, and is corrected and sent again. */
  denied?: OwnDenialForm | null
  /** What is chosen at first, where its reader may contribute such. */
  firstType?: ContributedType
}

/** New links, a newsgroup file or a torrent of a title. */
export function NewLinkPage({
  data: { title, can, options },
  season,
  firstType: givenType = 'DDL',
  denied = null,
}: NewLinkPageProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const types = useTypes()
  const firstType = denied?.typefile ?? givenType
  const [type, setType] = useState(types.includes(firstType) ? firstType : types[0]!)
  /** What the file is that was sent: it waits while another kind is chosen. */
  const [sentType, setSentType] = useState(denied?.form.url ? sentTypeOf(denied) : undefined)
  const { id: titleId, is_series: isSeries } = title
  const list = types.includes('DDL') ? 'DDL' : type
  const back = () => navigate({ to: LISTS[list], params: { titleId: String(titleId) } })
  const contract = useContractForm({
    initialValues: denied
      ? valuesOfDenied(denied)
      : { ...NEW_LINK_VALUES, ...(season !== undefined && { saison: season }) },
    write: createLinks,
    args: (values) => ({
      body:
        type === 'DDL'
          ? createBody(values, titleId, isSeries)
          : createReleaseBody(
              { ...values, url: sentType === type ? values.url : '' },
              { titleId, isSeries, type },
            ),
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
  }
  const handleSent = useCallback((sent: ReleaseType) => {
    setSentType(sent)
    // It may have been on its way for a while.
    setType((current) => (current === 'DDL' ? current : sent))
  }, [])
  const file = useReleaseFile({ form, onType: handleSent })
  const shared = {
    // What was denied may have been right.
    contract: denied ? { ...contract, isChanged: true } : contract,
    options,
    isSeries,
    isNew: true,
    onCancel: () => void back(),
  }
  return (
    <Page>
      <TitleStrip title={title} heading={t('New lien on :title', { title: title.name })} />
      {denied && <DeniedNotice denied={denied} />}
      {types.length > 1 && !denied && <TypeField types={types} value={type} onChange={choose} />}
      {sentType && sentType !== type && form.values.url !== '' && <SentFileHint type={sentType} />}
      {type === 'DDL' ? (
        <LinkEditor {...shared} titleId={titleId} />
      ) : (
        <ReleaseEditor
          {...shared}
          type={type}
          catalogue={{ seasons: title.seasons, canAddEpisodes: can.add_episodes }}
        >
          <ReleaseFileField
            form={form}
            file={file}
            titleId={titleId}
            isSeries={isSeries}
            isOther={sentType !== type}
          />
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

function useTypeLabels() {
  const t = useTranslate()
  return { DDL: t('DDL'), NZB: t('NZB'), TORRENT: t('TORRENT') }
}

/** Says where a file is that was sent, while another kind is chosen. */
function SentFileHint({ type }: { type: ReleaseType }) {
  const t = useTranslate()
  const kind = useTypeLabels()[type]
  return (
    <p className={classes.kept} role="note">
      {t('The file that you sent is still there: choose “:kind” to go on with it.', { kind })}
    </p>
  )
}

function TypeField({ types, value, onChange }: TypeFieldProps) {
  const t = useTranslate()
  const labels = useTypeLabels()
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
