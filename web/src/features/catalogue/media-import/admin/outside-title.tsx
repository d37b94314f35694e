import type { OutsideTitleView } from '@mediatheque/contract/catalogue/media-import/media-import.schemas.ts'
import { IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { siteUrl } from '../../../../lib/page-data.ts'
import { Chip } from '../../../../ui/chip.tsx'
import classes from './import.module.css'

/** A work of an outside database: picture, name, year, and whether it is here. */
export function OutsideTitle({ title }: { title: OutsideTitleView }) {
  const t = useTranslate()
  const { name, original_name: originalName, year, description, title_id: titleId } = title
  return (
    <>
      <OutsidePicture key={title.picture} path={title.picture} />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.facts}>
          {[year, originalName].filter(Boolean).join(' · ') || '–'}
        </span>
        {description && <span className={classes.description}>{description}</span>}
        {titleId !== null && <Chip>{t('In the catalogue')}</Chip>}
      </span>
    </>
  )
}

function OutsidePicture({ path }: { path: string | null }) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <span className={classes.picture}>
      {path && !hasFailed ? (
        <img src={siteUrl(path)} alt="" loading="lazy" onError={() => setFailed(true)} />
      ) : (
        <IconPhotoOff size={22} stroke={1.5} aria-hidden />
      )}
    </span>
  )
}
