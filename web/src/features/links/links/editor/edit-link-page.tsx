import type { LinkOptionsView } from '@mediatheque/contract/links/link-options/link-options.schemas.ts'
import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { Page } from '../../../../ui/page.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { StatusChip } from '../link-cells.tsx'
import { linkKey, nfoQuery, updateLink } from '../links.queries.ts'
import { TitleStrip } from '../title-strip.tsx'
import classes from './link-editor.module.css'
import { LinkEditor } from './link-editor.tsx'
import { LINK_FIELD_NAMES, linkTexts, updateBody, valuesOfLink } from './link-fields.tsx'

interface EditLinkPageProps {
  link: LinkView
  nfo: string
  options: LinkOptionsView
  /** It was read again since. */
  isReadAgain: boolean
  /** A change was taken back, and nothing is typed that would be lost. */
  onReverted(): void
}

/** An existing link. A new address by its uploader waits for a moderator again, and the page says so. */
export function EditLinkPage({ link, nfo, options, isReadAgain, onReverted }: EditLinkPageProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const readNfo = async (id: number) =>
    (await queries.fetchQuery({ ...nfoQuery(id), staleTime: 0 })).nfo.nfo ?? ''
  const back = () =>
    navigate({ to: '/admin/liens/$titleId', params: { titleId: String(link.title_id) } })
  const contract = useContractForm({
    initialValues: valuesOfLink(link, nfo),
    write: updateLink,
    args: (values, sending) => ({ params: { id: link.id }, body: updateBody(values, sending) }),
    fieldNames: LINK_FIELD_NAMES,
    record: {
      key: linkKey(link.id),
      version: link.version,
      valuesOf: async (current: LinkView) =>
        valuesOfLink(current, current.nfo ? await readNfo(current.id) : ''),
      versionOf: ({ data }) => data.lien.version,
      texts: linkTexts(options),
    },
    onSuccess: async ({ data }) => {
      const waits = data.lien.active === 0 && link.active !== 0
      toast.positive(
        waits ? t('Link updated. It waits for validation again.') : t('Link updated successfully'),
      )
      await back()
    },
  })
  return (
    <Page>
      <TitleStrip
        title={link.post}
        heading={t('Edit lien Id :id on :title', { id: link.id, title: link.post.name })}
      >
        <div className={classes.status}>
          <StatusChip link={link} />
          <HistoryButton
            of={{ kind: 'link', id: String(link.id), name: link.post.name }}
            takesFocus={isReadAgain}
            // What is typed stays; saving it says what changed.
            onReverted={() => contract.hasUnsaved() || onReverted()}
          />
        </div>
      </TitleStrip>
      <LinkEditor
        contract={contract}
        options={options}
        titleId={link.title_id}
        isSeries={link.post.is_series}
        isNew={false}
        onCancel={() => void back()}
      />
    </Page>
  )
}
