import type { VideoSheet } from '@mediatheque/contract/catalogue/videos/videos.schemas.ts'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import type { ContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { EditorBar } from '../../../../ui/editor-bar.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { CaptionsSection } from './captions-section.tsx'
import { PlaceFields } from './place-fields.tsx'
import { TitleField } from './title-field.tsx'
import { useVideoDeletion } from './use-video-deletion.tsx'
import { usePlaceName } from './use-place-name.ts'
import { type VideoFormValues, useNewVideoForm, useVideoForm, valuesOf } from './use-video-form.ts'
import { editVideoAddress, linkTo, type VideoPlace, videosAddress } from './video-addresses.ts'
import { VideoCheck } from './video-check.tsx'
import { VideoFields } from './video-fields.tsx'
import { videoSheetQuery } from './videos-admin.queries.ts'
import classes from './videos.module.css'

/** One more video: of the title, season or episode that one comes from, else of one that is chosen. */
export function NewVideo({ place, isPage = false }: { place: VideoPlace; isPage?: boolean }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const contract = useNewVideoForm(place, ({ id }) =>
    navigate({ to: editVideoAddress(place, id) as '/', replace: true }),
  )
  return (
    <>
      <Head title={t('New video')} isPage={isPage} />
      <EditorForm of={contract} className={classes.form}>
        {place.titleId === undefined && <TitleField form={contract.form} />}
        <PlaceFields form={contract.form} />
        <VideoFields form={contract.form} />
        <p className={classes.quiet}>{t('Captions are added once it is there.')}</p>
        <EditorBar>
          <Button
            variant="default"
            renderRoot={(props) => <Link {...linkTo(videosAddress(place))} {...props} />}
          >
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={contract.isSubmitting}>
            {t('Add a video')}
          </Button>
        </EditorBar>
      </EditorForm>
    </>
  )
}

interface EditVideoProps {
  place: VideoPlace
  videoId: number
  /** There is no heading above. */
  isPage?: boolean
}

/** A video that is there, with its captions and whether it plays. */
export function EditVideo({ place, videoId, isPage = false }: EditVideoProps) {
  const { data } = useSuspenseQuery(videoSheetQuery(videoId))
  const contract = useVideoForm(data)
  return (
    <>
      <EditHead video={data} place={place} isPage={isPage} />
      <VideoCheck video={data} />
      <EditorForm of={contract} className={classes.form}>
        <PlaceFields form={contract.form} />
        <VideoFields form={contract.form} />
        <EditBar of={contract} video={data} place={place} />
      </EditorForm>
      <CaptionsSection video={data} />
    </>
  )
}

interface HeadProps {
  title: string
  text?: string
  isPage: boolean
  children?: ReactNode
}

function Head({ title, text, isPage, children }: HeadProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <header className={classes.head}>
      <div>
        <Heading>{title}</Heading>
        {text && <p className={classes.quiet}>{text}</p>}
      </div>
      {children && <div className={classes.actions}>{children}</div>}
    </header>
  )
}

interface EditHeadProps {
  video: VideoSheet
  place: VideoPlace
  isPage: boolean
}

function EditHead({ video, place, isPage }: EditHeadProps) {
  const t = useTranslate()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const deletion = useVideoDeletion(() => void navigate(linkTo(videosAddress(place))))
  const where = usePlaceName()(video)
  return (
    <Head
      isPage={isPage}
      title={video.name}
      text={[video.title.name, where].filter(Boolean).join(' · ')}
    >
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link to="/watch/$videoId" params={{ videoId: String(video.id) }} {...props} />
        )}
      >
        {t('Watch')}
      </Button>
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link
            to="/admin/insights/videos/$videoId"
            params={{ videoId: String(video.id) }}
            {...props}
          />
        )}
      >
        {t('Insights')}
      </Button>
      <HistoryButton
        of={{ kind: 'video', id: String(video.id), name: video.name }}
        onReverted={() => void queries.invalidateQueries()}
      />
      <Button
        variant="default"
        leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
        onClick={() => deletion.ask([video])}
      >
        {t('Delete')}
      </Button>
      {deletion.dialog}
    </Head>
  )
}

interface EditBarProps {
  of: ContractForm<VideoFormValues>
  video: VideoSheet
  place: VideoPlace
}

function EditBar({ of: { form, isChanged, isSubmitting }, video, place }: EditBarProps) {
  const t = useTranslate()
  return (
    <EditorBar>
      <Button
        variant="default"
        renderRoot={(props) => <Link {...linkTo(videosAddress(place))} {...props} />}
      >
        {t('All videos')}
      </Button>
      <Button
        variant="default"
        disabled={!isChanged || isSubmitting}
        onClick={() => form.setValues(valuesOf(video))}
      >
        {t('Discard')}
      </Button>
      <Button type="submit" loading={isSubmitting} disabled={!isChanged}>
        {t('Save')}
      </Button>
    </EditorBar>
  )
}
