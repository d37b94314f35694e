import type { DownloadClientView } from '@mediatheque/contract/links/download-clients/download-clients.schemas.ts'
import { useTranslate } from '../../../lib/i18n.ts'

/** What has to be known before it works. */
export function useClientHints({ kind, place }: Pick<DownloadClientView, 'kind' | 'place'>) {
  const t = useTranslate()
  const ofKind = () => {
    if (kind === 'jdownloader')
      return t(
        'JDownloader on this computer takes links from browsers by itself, as long as it runs.',
      )
    if (place === 'browser' && kind === 'aria2')
      return t('It has to let pages of other sites ask it: start it with --rpc-allow-origin-all.')
    if (place === 'browser')
      return t(
        'It has to let pages of other sites ask it (CORS), for example through a proxy in front of it.',
      )
    return kind === 'synology'
      ? t('Use an account for this alone, without a second factor, that may only add downloads.')
      : undefined
  }
  return {
    kind: ofKind(),
    place:
      place === 'browser'
        ? t(
            'For clients on this computer or in your own network. What lets you in there is kept in this browser alone.',
          )
        : t(
            'For clients that can be reached from the internet. What lets you in there is kept encrypted and not shown again.',
          ),
  }
}
