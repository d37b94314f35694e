import { downloadEndpoints } from '@mediatheque/contract/links/downloads/downloads.endpoints.ts'
import type { DownloadResultView } from '@mediatheque/contract/links/downloads/downloads.schemas.ts'
import { Button, Menu } from '@mantine/core'
import {
  IconBolt,
  IconCopy,
  IconDownload,
  IconExternalLink,
  IconFileExport,
} from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../../../lib/api.ts'
import { useFormat } from '../../../../../lib/format.ts'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { saveAs } from '../../../../../lib/save-as.ts'
import { toast, toastError } from '../../../../../lib/toast.ts'
import { Chip } from '../../../../../ui/chip.tsx'
import classes from '../download.module.css'
import { useCopyLink } from '../use-copy-link.ts'
import { collectFiles, type FileToTake } from './collect-files.ts'
import { nameOf, toCrawljob, toPlaylist, toText } from './export-files.ts'
import own from './premium-files.module.css'
import { useClientsFor } from '../../../download-clients/download-clients.queries.ts'
import SendTo from '../../../download-clients/send-to.tsx'
import { sendToJDownloader } from '../../../download-clients/send-to-jdownloader.ts'

interface PremiumFilesProps {
  results: readonly DownloadResultView[]
  /** Of the files that are saved, and of the package that is handed on. */
  name: string
}

/** What premium members get of links: direct addresses, why some are not, and all of them to take along. */
export default function PremiumFiles({ results: given, name }: PremiumFilesProps) {
  const t = useTranslate()
  const { results, unlock, isUnlocking } = useUnlocking(given)
  const files = collectFiles(results)
  const failed = files.filter(({ error }) => error !== null)
  const isAllDirect = files.every(({ isDirect }) => isDirect)
  return (
    <div className={own.whole}>
      {failed.length > 0 && <Failures files={failed} />}
      <ol className={classes.parts}>
        {files.map((file, index) => (
          <File key={file.original} file={file} number={files.length > 1 ? index + 1 : undefined} />
        ))}
      </ol>
      <div className={own.actions}>
        {!isAllDirect && (
          <Button
            variant="default"
            loading={isUnlocking}
            leftSection={<IconBolt size={16} stroke={1.5} />}
            onClick={() => unlock(files.filter(({ isDirect }) => !isDirect))}
          >
            {failed.length > 0 ? t('Try to unlock again') : t('Get direct links')}
          </Button>
        )}
        <TakeAlong files={files} name={name} />
      </div>
    </div>
  )
}

/** Asks for direct links, link by link, and shows each as it comes. */
function useUnlocking(given: readonly DownloadResultView[]) {
  const [came, setCame] = useState<ReadonlyMap<number, DownloadResultView['files']>>(new Map())
  const { mutate, isPending } = useMutation({
    mutationFn: async (wanted: readonly FileToTake[]) => {
      for (const id of new Set(wanted.map(({ linkId }) => linkId))) {
        const { files } = await call(downloadEndpoints.unlockLink, { body: { id, type: 1 } })
        setCame((before) => new Map(before).set(id, files))
      }
    },
    onError: toastError,
  })
  const results = given.map((result) => ({
    ...result,
    files: came.get(result.lien.id) ?? result.files,
  }))
  return { results, unlock: mutate, isUnlocking: isPending }
}

function Failures({ files }: { files: readonly FileToTake[] }) {
  const t = useTranslate()
  return (
    <section className={own.failures} aria-labelledby="debrid-failures" role="status">
      <h3 id="debrid-failures">{t('Erreur de Débridage')}</h3>
      <ul>
        {files.map(({ original, error }) => (
          <li key={original}>{t(':label: :name', { label: original, name: error ?? '' })}</li>
        ))}
      </ul>
      <p>
        {t('The links themselves are still below.')}{' '}
        <Link to="/account-settings" hash="premium">
          {t('See your accounts')}
        </Link>
      </p>
    </section>
  )
}

function File({ file, number }: { file: FileToTake; number: number | undefined }) {
  const t = useTranslate()
  const format = useFormat()
  const copy = useCopyLink()
  const { address, isDirect, bytes } = file
  const shown = isDirect ? nameOf(file) : address.replace(/^https?:\/\/(www\.)?/, '')
  return (
    <li className={classes.part}>
      <span className={classes.partWords}>
        <span className={own.facts}>
          {number !== undefined && <span className={classes.partNumber}>{number}</span>}
          {isDirect && <Chip tone="good">{t('Direct')}</Chip>}
          {isDirect && bytes !== null && <span className={classes.dim}>{format.bytes(bytes)}</span>}
        </span>
        <span className={classes.address} title={address}>
          {shown}
        </span>
      </span>
      <span className={classes.partActions}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconCopy size={16} stroke={1.5} />}
          aria-label={t(':label: :name', { label: t('Copy'), name: shown })}
          onClick={() => void copy(address)}
        >
          {t('Copy')}
        </Button>
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noreferrer noopener"
          size="sm"
          leftSection={
            isDirect ? (
              <IconDownload size={16} stroke={1.5} />
            ) : (
              <IconExternalLink size={16} stroke={1.5} />
            )
          }
          aria-label={t(':label: :name', {
            label: isDirect ? t('Download') : t('Open'),
            name: shown,
          })}
        >
          {isDirect ? t('Download') : t('Open')}
        </Button>
      </span>
    </li>
  )
}

/** All of them at once: on the clipboard, in a file, to a program on this computer. */
function TakeAlong({ files, name }: { files: readonly FileToTake[]; name: string }) {
  const t = useTranslate()
  const copy = useCopyLink()
  // Who has it among their clients finds it there.
  const { clients = [] } = useClientsFor('link')
  const hasJDownloader = clients.some(({ kind }) => kind === 'jdownloader')
  const sending = useMutation({
    mutationFn: () =>
      sendToJDownloader(
        files.map(({ address }) => address),
        name,
      ),
    onSuccess: (isThere) =>
      isThere
        ? toast.positive(t('Handed to JDownloader'))
        : toast.danger(
            t(
              'JDownloader does not answer on this computer. Start it, and let it take links from browsers.',
            ),
          ),
  })
  const fileName = name.replaceAll(/[^\p{L}\p{N} ._-]+/gu, '').trim() || 'links'
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCopy size={16} stroke={1.5} />}
        onClick={() => void copy(toText(files).trim())}
      >
        {files.length > 1 ? t('Copy all links') : t('Copy')}
      </Button>
      {!hasJDownloader && (
        <Button
          variant="default"
          loading={sending.isPending}
          leftSection={<IconDownload size={16} stroke={1.5} />}
          onClick={() => sending.mutate()}
        >
          {t('Send to JDownloader')}
        </Button>
      )}
      <SendTo kind="link" addresses={files.map(({ address }) => address)} name={name} />
      <Menu position="bottom-start" withinPortal={false}>
        <Menu.Target>
          <Button variant="subtle" leftSection={<IconFileExport size={16} stroke={1.5} />}>
            {t('Save as a file')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => saveAs(`${fileName}.txt`, toText(files))}>
            {t('List of links (.txt)')}
          </Menu.Item>
          <Menu.Item onClick={() => saveAs(`${fileName}.crawljob`, toCrawljob(files, name))}>
            {t('Task for JDownloader (.crawljob)')}
          </Menu.Item>
          {files.some(({ isStreamable }) => isStreamable) && (
            <Menu.Item onClick={() => saveAs(`${fileName}.m3u8`, toPlaylist(files))}>
              {t('Playlist for players (.m3u8)')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
