import type { LinkOptionsView } from '@mediatheque/contract/links/link-options/link-options.schemas.ts'
import type { NzbDetailView, NzbView } from '@mediatheque/contract/links/nzbs/nzbs.schemas.ts'
import type {
  TorrentDetailView,
  TorrentView,
} from '@mediatheque/contract/links/torrents/torrents.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import type { Sending } from '../../../../lib/forms/use-seen-record.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { Page } from '../../../../ui/page.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { nzbNfoQuery, torrentNfoQuery } from '../download/releases.queries.ts'
import { StatusChip } from '../link-cells.tsx'
import { TitleStrip } from '../title-strip.tsx'
import { type LinkFormValues, linkTexts } from './link-fields.tsx'
import { ReleaseEditor } from './release-editor.tsx'
import { ReleaseReplacement } from './release-replacement.tsx'
import { releaseFieldName, updateReleaseBody, valuesOfRelease } from './release-values.ts'
import { updateNzb, updateTorrent } from './releases.writes.ts'
import classes from './link-editor.module.css'

interface EditReleasePageProps<View> {
  release: View
  nfo: string
  options: LinkOptionsView
  /** It was read again since. */
  isReadAgain: boolean
  /** A change was taken back, and nothing is typed that would be lost. */
  onReverted(): void
}

/** An existing newsgroup file. */
export function EditNzbPage(props: EditReleasePageProps<NzbDetailView>) {
  const t = useTranslate()
  const { release } = props
  const queries = useQueryClient()
  const shared = useSharedOptions<NzbView>(props, async (id) =>
    queries.fetchQuery({ ...nzbNfoQuery(id), staleTime: 0 }).then(({ nfo }) => nfo.nfo ?? ''),
  )
  const contract = useContractForm({ ...shared, write: updateNzb })
  const heading = t('Edit nzb Id :id on :title', { id: release.id, title: release.post.name })
  return <Frame {...props} contract={contract} heading={heading} />
}

/** An existing torrent. */
export function EditTorrentPage(props: EditReleasePageProps<TorrentDetailView>) {
  const t = useTranslate()
  const { release } = props
  const queries = useQueryClient()
  const shared = useSharedOptions<TorrentView>(props, async (id) =>
    queries.fetchQuery({ ...torrentNfoQuery(id), staleTime: 0 }).then(({ nfo }) => nfo.nfo ?? ''),
  )
  const contract = useContractForm({ ...shared, write: updateTorrent })
  const heading = t('Edit torrent Id :id on :title', { id: release.id, title: release.post.name })
  return <Frame {...props} contract={contract} heading={heading} />
}

type AnyRelease = NzbView | TorrentView

function useBack(release: AnyRelease) {
  const navigate = useNavigate()
  const params = { titleId: String(release.title_id) }
  return () =>
    release.typefile === 'NZB'
      ? navigate({ to: '/admin/nzbs/$titleId', params })
      : navigate({ to: '/admin/torrents/$titleId', params })
}

/** What the forms of both kinds say alike. */
function useSharedOptions<View extends AnyRelease>(
  { release, nfo, options }: EditReleasePageProps<View>,
  readNfo: (id: number) => Promise<string>,
) {
  const t = useTranslate()
  const back = useBack(release)
  return {
    initialValues: valuesOfRelease(release, nfo),
    args: (values: LinkFormValues, sending: Sending<LinkFormValues>) => ({
      params: { id: release.id },
      body: updateReleaseBody(values, sending, release.typefile),
    }),
    fieldNames: releaseFieldName,
    record: {
      key: `${release.model_type} ${release.id}`,
      version: release.version,
      valuesOf: async (current: View) =>
        valuesOfRelease(current, current.nfo ? await readNfo(current.id) : ''),
      versionOf: ({ data }: Saved) => data.lien.version,
      texts: linkTexts(options),
    },
    onSuccess: async ({ data }: Saved) => {
      const waits = data.lien.active === 0 && release.active !== 0
      toast.positive(
        waits ? t('Link updated. It waits for validation again.') : t('Link updated successfully'),
      )
      await back()
    },
  }
}

interface Saved {
  readonly data: { readonly lien: Pick<AnyRelease, 'version' | 'active'> }
}

interface FrameProps extends EditReleasePageProps<NzbDetailView | TorrentDetailView> {
  contract: ContractForm<LinkFormValues>
  heading: string
}

function Frame({ release, options, isReadAgain, onReverted, contract, heading }: FrameProps) {
  const back = useBack(release)
  return (
    <Page>
      <TitleStrip title={release.post} heading={heading}>
        <div className={classes.status}>
          <StatusChip link={release} />
          <HistoryButton
            of={{ kind: release.model_type, id: String(release.id), name: release.name }}
            takesFocus={isReadAgain}
            // What is typed stays; saving it says what changed.
            onReverted={() => contract.hasUnsaved() || onReverted()}
          />
        </div>
      </TitleStrip>
      <ReleaseEditor
        contract={contract}
        type={release.typefile}
        options={options}
        isSeries={release.post.is_series}
        isNew={false}
        onCancel={() => void back()}
      >
        <ReleaseReplacement form={contract.form} release={release} />
      </ReleaseEditor>
    </Page>
  )
}
