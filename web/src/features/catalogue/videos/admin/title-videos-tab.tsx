import type {
  TitleVideosSheet,
  VideoRecord,
} from '@mediatheque/contract/catalogue/videos/videos.schemas.ts'
import { Button } from '@mantine/core'
import { IconPlus, IconVideo } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { EditorBar } from '../../../../ui/editor-bar.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PlaceFilter } from './place-filter.tsx'
import { TitleVideoRows } from './title-video-rows.tsx'
import { newVideoAddress } from './video-addresses.ts'
import { orderTitleVideos, titleVideosQuery, type VideosOf } from './videos-admin.queries.ts'
import classes from './videos.module.css'

interface TitleVideosTabProps {
  of: VideosOf
  /** Narrows to a season, or an episode of one. */
  onNarrow(place: { season?: number; episode?: number }): void
}

/** Videos of a title, all of them or those of a season or an episode, in the order in which readers see them. */
export function TitleVideosTab({ of, onNarrow }: TitleVideosTabProps) {
  const t = useTranslate()
  const { data } = useSuspenseQuery(titleVideosQuery(of))
  return (
    <>
      <div className={classes.tools}>
        <PlaceFilter of={of} onNarrow={onNarrow} />
        <Button
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          renderRoot={(props) => <Link to={newVideoAddress(of) as '/'} {...props} />}
        >
          {t('Add a video')}
        </Button>
      </div>
      {data.videos.length > 0 ? (
        <Ordered key={`${of.season} ${of.episode}`} sheet={data} of={of} />
      ) : (
        <EmptyState
          icon={<IconVideo size={32} stroke={1.5} />}
          title={t('No videos here yet')}
          text={t('Add the first: a file, a stream, or the player of another site.')}
        />
      )}
      {data.is_cut && (
        <p className={classes.quiet}>{t('There are more: choose a season to see them.')}</p>
      )}
    </>
  )
}

function Ordered({ sheet, of }: { sheet: TitleVideosSheet; of: VideosOf }) {
  const t = useTranslate()
  const contract = useOrderForm(sheet, of)
  const { form, isChanged, isSubmitting } = contract
  const videos = inOrder(sheet.videos, form.values.order)
  return (
    <EditorForm of={contract} className={classes.wide}>
      <TitleVideoRows
        videos={videos}
        of={of}
        onChange={(next) =>
          form.setFieldValue(
            'order',
            next.map(({ id }) => id),
          )
        }
      />
      <EditorBar>
        <Button
          variant="default"
          disabled={!isChanged || isSubmitting}
          onClick={() => form.setValues({ order: idsOf(sheet) })}
        >
          {t('Discard')}
        </Button>
        <Button type="submit" loading={isSubmitting} disabled={!isChanged}>
          {t('Save the order')}
        </Button>
      </EditorBar>
    </EditorForm>
  )
}

const idsOf = ({ videos }: TitleVideosSheet) => videos.map(({ id }) => id)

/** Those that came since stand behind the others; those that went are left out. */
function inOrder(videos: readonly VideoRecord[], order: readonly number[]): VideoRecord[] {
  const placeOf = new Map(order.map((id, place) => [id, place]))
  return videos.toSorted(
    (a, b) => (placeOf.get(a.id) ?? order.length) - (placeOf.get(b.id) ?? order.length),
  )
}

function useOrderForm(sheet: TitleVideosSheet, { season, episode }: VideosOf) {
  const t = useTranslate()
  const there = new Map(sheet.videos.map((video) => [video.id, video]))
  return useContractForm({
    initialValues: { order: idsOf(sheet) },
    write: orderTitleVideos,
    args: ({ order }: { order: number[] }, { version }) => ({
      params: { id: sheet.id },
      body: {
        version,
        ...(season !== undefined && { season }),
        ...(episode !== undefined && { episode }),
        ids: inOrder(sheet.videos, order).map(({ id }) => id),
      },
    }),
    fieldNames: { ids: 'order' },
    record: {
      key: `title ${sheet.id}`,
      version: sheet.version,
      valuesOf: (view: TitleVideosSheet) => ({ order: idsOf(view) }),
      versionOf: (saved) => saved.version,
      shownAfter: (saved) => ({ order: idsOf(saved) }),
      texts: {
        order: (order) => order.map((id) => there.get(id)?.name ?? `#${id}`).join(', '),
      },
    },
    onSuccess: () => toast.positive(t('Order saved')),
  })
}
