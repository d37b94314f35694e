import { downloadEndpoints } from '@mediatheque/contract/links/downloads/downloads.endpoints.ts'
import type { SentKind } from '@mediatheque/contract/links/download-clients/client-kinds.ts'
import { nzbEndpoints } from '@mediatheque/contract/links/nzbs/nzbs.endpoints.ts'
import { torrentEndpoints } from '@mediatheque/contract/links/torrents/torrents.endpoints.ts'
import { Modal } from '@mantine/core'
import { call } from '../../../../lib/api.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'
import SendTo from '../../download-clients/send-to.tsx'
import classes from './download.module.css'
import { collectFiles } from './premium/collect-files.ts'
import { Result, useTaken } from './taken-result.tsx'
import { wholeAddress } from './whole-address.ts'

interface SendDialogProps {
  kind: SentKind
  id: number
  name: string
  onClose(): void
}

/** One of a list, taken as its own dialog would and handed on. */
export default function SendDialog({ kind, id, name, onClose }: SendDialogProps) {
  const t = useTranslate()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('Send to')}
      centered
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <p className={classes.sent}>{name}</p>
      {kind === 'link' ? <LinkToSend id={id} /> : <ReleaseToSend kind={kind} id={id} name={name} />}
    </Modal>
  )
}

function LinkToSend({ id }: { id: number }) {
  const { user } = useSession()
  const isPremium = user?.IsPremium === true
  const params = { id }
  const taken = useTaken(
    ['download-result', id],
    (token) =>
      isPremium
        ? call(downloadEndpoints.getDownloadResult, { params })
        : call(downloadEndpoints.requestDownloadResult, { params, body: { token } }),
    { isChecked: !isPremium },
  )
  return (
    <Result taken={taken}>
      {(data) => (
        <div className={classes.takeAlong}>
          <SendTo
            kind="link"
            addresses={collectFiles([data]).map(({ address }) => address)}
            name={data.lien.post.name}
          />
        </div>
      )}
    </Result>
  )
}

function ReleaseToSend({
  kind,
  id,
  name,
}: Pick<SendDialogProps, 'id' | 'name'> & { kind: 'nzb' | 'torrent' }) {
  const params = { id }
  const taken = useTaken<{ download_url: string }>([`${kind}-result`, id], (token) =>
    kind === 'nzb'
      ? call(nzbEndpoints.takeNzb, { params, body: { token } })
      : call(torrentEndpoints.takeTorrent, { params, body: { token } }),
  )
  return (
    <Result taken={taken}>
      {(data) => (
        <div className={classes.takeAlong}>
          <SendTo kind={kind} addresses={[wholeAddress(data.download_url)]} name={name} />
        </div>
      )}
    </Result>
  )
}
