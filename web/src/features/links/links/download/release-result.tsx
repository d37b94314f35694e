import type { NzbDetailView } from '@mediatheque/contract/links/nzbs/nzbs.schemas.ts'
import { nzbEndpoints } from '@mediatheque/contract/links/nzbs/nzbs.endpoints.ts'
import type { ReleaseFileView } from '@mediatheque/contract/links/releases/releases.schemas.ts'
import { torrentEndpoints } from '@mediatheque/contract/links/torrents/torrents.endpoints.ts'
import type { TorrentDetailView } from '@mediatheque/contract/links/torrents/torrents.schemas.ts'
import { Button } from '@mantine/core'
import { IconCopy, IconDownload, IconMagnet } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { call } from '../../../../lib/api.ts'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useCopyLink } from './use-copy-link.ts'
import own from './release-result.module.css'
import { Result, useTaken } from './taken-result.tsx'
import { wholeAddress } from './whole-address.ts'

const SendTo = lazy(() => import('../../download-clients/send-to.tsx'))

export function NzbResult({ id }: { id: number }) {
  const taken = useTaken(['nzb-result', id], (token) =>
    call(nzbEndpoints.takeNzb, { params: { id }, body: { token } }),
  )
  return (
    <Result taken={taken}>
      {({ model, download_url: address }) => <NzbFacts model={model} address={address} />}
    </Result>
  )
}

export function TorrentResult({ id }: { id: number }) {
  const taken = useTaken(['torrent-result', id], (token) =>
    call(torrentEndpoints.takeTorrent, { params: { id }, body: { token } }),
  )
  return (
    <Result taken={taken}>
      {({ model, download_url: address }) => <TorrentFacts model={model} address={address} />}
    </Result>
  )
}

function NzbFacts({ model, address }: { model: NzbDetailView; address: string }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <>
      <dl className={own.facts}>
        <dt>{t('Name')}</dt>
        <dd>{model.name}</dd>
        <dt>{t('Size')}</dt>
        <dd>
          {format.bytes(model.size)} · {t(':count parts', { count: model.total_parts })}
        </dd>
        {model.password && (
          <>
            <dt>{t('Password')}</dt>
            <dd className={own.hash}>{model.password}</dd>
          </>
        )}
        {model.groups.length > 0 && (
          <>
            <dt>{t('Groups')}</dt>
            <dd>{model.groups.join(', ')}</dd>
          </>
        )}
        {model.poster && (
          <>
            <dt>{t('Poster')}</dt>
            <dd>{model.poster}</dd>
          </>
        )}
        {model.posted_at && (
          <>
            <dt>{t('Posted')}</dt>
            <dd>{format.longDate(model.posted_at)}</dd>
          </>
        )}
        {model.meta
          .filter(({ type }) => type !== 'title')
          .map(({ type, value }, index) => (
            // A type may be there more than once.
            <Meta key={index} type={type} value={value} />
          ))}
        <Files files={model.files} count={model.files_count} />
      </dl>
      <div className={own.buttons}>
        <Button
          component="a"
          href={address}
          download
          leftSection={<IconDownload size={16} stroke={1.5} />}
        >
          {t('Download the nzb file')}
        </Button>
        <Suspense>
          <SendTo kind="nzb" addresses={[wholeAddress(address)]} name={model.name} />
        </Suspense>
      </div>
    </>
  )
}

/** Heads of newsgroup files name what they like: their words are shown as they are. */
function Meta({ type, value }: { type: string; value: string }) {
  return (
    <>
      <dt>{type}</dt>
      <dd>{value}</dd>
    </>
  )
}

function TorrentFacts({ model, address }: { model: TorrentDetailView; address: string }) {
  const t = useTranslate()
  const format = useFormat()
  const copy = useCopyLink()
  return (
    <>
      <dl className={own.facts}>
        <dt>{t('Name')}</dt>
        <dd>{model.name}</dd>
        <dt>{t('Size')}</dt>
        <dd>{format.bytes(model.size)}</dd>
        <dt>{t('Infohash')}</dt>
        <dd className={own.hash}>{model.infohash || model.infohash_v2}</dd>
        <Files files={model.files} count={model.files_count} />
      </dl>
      <div className={own.buttons}>
        <Button
          component="a"
          href={address}
          download
          leftSection={<IconDownload size={16} stroke={1.5} />}
        >
          {t('Download the torrent file')}
        </Button>
        {/* Private ones are found by their trackers alone, which the file names. */}
        {model.magnet && (
          <>
            <Button
              variant="default"
              leftSection={<IconCopy size={16} stroke={1.5} />}
              onClick={() => void copy(model.magnet)}
            >
              {t('Copy the magnet link')}
            </Button>
            <Button
              variant="subtle"
              component="a"
              href={model.magnet}
              leftSection={<IconMagnet size={16} stroke={1.5} />}
            >
              {t('Open in a torrent client')}
            </Button>
          </>
        )}
        <Suspense>
          <SendTo kind="torrent" addresses={[wholeAddress(address)]} name={model.name} />
        </Suspense>
      </div>
    </>
  )
}

/** The first of them: `count` says how many there are. */
function Files({ files, count }: { files: readonly ReleaseFileView[]; count: number }) {
  const t = useTranslate()
  const format = useFormat()
  if (files.length === 0) return null
  return (
    <>
      <dt>{t('Files')}</dt>
      <dd>
        <ul className={own.files}>
          {files.map(({ name, size }, index) => (
            // Files of newsgroups may be called the same.
            <li key={index}>
              <span>{name}</span>
              <span>{format.bytes(size)}</span>
            </li>
          ))}
          {count > files.length && <li>{t(':count more', { count: count - files.length })}</li>}
        </ul>
      </dd>
    </>
  )
}
