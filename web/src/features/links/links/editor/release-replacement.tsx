import type { NzbView } from '@mediatheque/contract/links/nzbs/nzbs.schemas.ts'
import type { TorrentView } from '@mediatheque/contract/links/torrents/torrents.schemas.ts'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { LinkForm } from './link-fields.tsx'
import classes from './release-editor.module.css'
import { FactList } from './release-facts.tsx'
import { ReleaseFileField, useReleaseFile } from './release-file-field.tsx'

interface ReleaseReplacementProps {
  form: LinkForm
  release: NzbView | TorrentView
}

/** What the file says that is there, and room for another in its place. */
export function ReleaseReplacement({ form, release }: ReleaseReplacementProps) {
  const t = useTranslate()
  const format = useFormat()
  const { typefile: type, post } = release
  const file = useReleaseFile({ form, only: type })
  const files = t('[one 1 file|other :count files]', { count: release.files_count })
  const size = release.size === null ? files : `${format.bytes(release.size)} · ${files}`
  const own =
    release.typefile === 'NZB'
      ? ([[t('Groups'), release.groups.join(', ')]] as const)
      : ([
          [t('Infohash'), release.infohash || release.infohash_v2],
          [t('Private'), release.is_private ? t('Yes') : t('No')],
          [t('Trackers'), release.trackers.join(', ') || t('None that others may use')],
        ] as const)
  const rows = [[t('Name'), release.name] as const, [t('Size'), size] as const, ...own]
  return (
    <>
      {form.values.url === '' && (
        <section className={classes.sent} aria-label={t('What the file says')}>
          <FactList rows={rows.filter(([, value]) => value !== '')} />
          <p className={classes.hint}>
            {t('Another file can take its place. It may have to wait for validation again.')}
          </p>
        </section>
      )}
      <ReleaseFileField
        form={form}
        file={file}
        titleId={post.id}
        isSeries={post.is_series}
        only={type}
      />
    </>
  )
}
