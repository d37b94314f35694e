import { NumberInput } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import {
  boxAfterKey,
  type Corner,
  CORNERS,
  type CropBox,
  heightenTo,
  moveBox,
  type PictureSize,
  pullCorner,
  sharesOf,
  widenTo,
} from './crop-box.ts'
import classes from './picture-crop.module.css'

interface PictureCropProps {
  src: string
  /** Null until the picture is there. */
  size: PictureSize | null
  box: CropBox | null
  /** Width by height; null: any. */
  ratio: number | null
  onLoad(size: PictureSize): void
  onFail(): void
  onChange(box: CropBox): void
}

/** Which part of a picture is kept: by pointer, touch, keys or numbers. */
export function PictureCrop({ src, size, box, ratio, onLoad, onFail, onChange }: PictureCropProps) {
  return (
    <div className={classes.crop}>
      <div className={classes.stage}>
        <img
          className={classes.whole}
          src={src}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            onLoad({ width, height })
          }
          onError={onFail}
        />
        {size && box && <Box {...{ size, box, ratio, onChange }} />}
      </div>
      {size && box && <Numbers {...{ size, box, ratio, onChange }} />}
    </div>
  )
}

interface Part extends Pick<PictureCropProps, 'onChange' | 'ratio'> {
  size: PictureSize
  box: CropBox
}

const percent = (share: number) => `${share * 100}%`

function Box({ size, box, ratio, onChange }: Part) {
  const t = useTranslate()
  const hint = useId()
  const part = useRef<HTMLDivElement>(null)
  // It comes with the picture, after the dialog chose what has the focus.
  useEffect(() => part.current?.focus(), [])
  const shares = sharesOf(box, size)
  const pull = usePull({ size, box, ratio, onChange })
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = boxAfterKey(box, event, { size, ratio })
    if (!next) return
    event.preventDefault()
    onChange(next)
  }
  return (
    <>
      <div
        ref={part}
        className={classes.box}
        role="group"
        // It is moved by keys: those of a slider that has two ways to go.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('Part of the picture')}
        aria-describedby={hint}
        style={{
          left: percent(shares.left),
          top: percent(shares.top),
          width: percent(shares.width),
          height: percent(shares.height),
        }}
        onKeyDown={handleKeyDown}
        {...pull(null)}
      >
        {CORNERS.map((corner) => (
          <span key={corner} className={classes.corner} data-corner={corner} {...pull(corner)} />
        ))}
      </div>
      <span id={hint} hidden>
        {t('Arrow keys move it, with Shift they change its size.')}
      </span>
    </>
  )
}

interface Pull {
  readonly pointerId: number
  readonly x: number
  readonly y: number
  readonly box: CropBox
  /** Points of the picture for one of the screen. */
  readonly scale: number
}

/** Handlers of what is pulled by a pointer or a finger: a corner, or the whole. */
function usePull({ size, box, ratio, onChange }: Part) {
  const pulled = useRef<Pull>(undefined)
  return (corner: Corner | null) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      const stage = event.currentTarget.closest(`.${classes.stage}`)
      const across = stage?.getBoundingClientRect().width ?? size.width
      const { pointerId, clientX: x, clientY: y } = event
      pulled.current = { pointerId, x, y, box, scale: size.width / across }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const begun = pulled.current
      if (begun?.pointerId !== event.pointerId) return
      event.stopPropagation()
      const by = {
        x: (event.clientX - begun.x) * begun.scale,
        y: (event.clientY - begun.y) * begun.scale,
      }
      onChange(
        corner === null
          ? moveBox(begun.box, by, size)
          : pullCorner(begun.box, corner, by, { size, ratio }),
      )
    },
    onPointerUp: () => {
      pulled.current = undefined
    },
    onPointerCancel: () => {
      pulled.current = undefined
    },
  })
}

/** The same in hundredths of the picture, to be read and typed. */
function Numbers({ size, box, ratio, onChange }: Part) {
  const t = useTranslate()
  const within = { size, ratio }
  const shares = sharesOf(box, size)
  const fields = [
    {
      label: t('From the left'),
      share: shares.left,
      set: (share: number) => moveBox(box, { x: share * size.width - box.left, y: 0 }, size),
    },
    {
      label: t('From the top'),
      share: shares.top,
      set: (share: number) => moveBox(box, { x: 0, y: share * size.height - box.top }, size),
    },
    {
      label: t('Width'),
      share: shares.width,
      set: (share: number) =>
        ratio === null
          ? pullCorner(box, 'se', { x: share * size.width - box.width, y: 0 }, within)
          : widenTo(box, share * size.width, within),
    },
    {
      label: t('Height'),
      share: shares.height,
      set: (share: number) =>
        ratio === null
          ? pullCorner(box, 'se', { x: 0, y: share * size.height - box.height }, within)
          : heightenTo(box, share * size.height, within),
    },
  ]
  return (
    <div className={classes.numbers}>
      {fields.map(({ label, share, set }) => (
        <NumberInput
          key={label}
          label={label}
          size="xs"
          suffix=" %"
          min={0}
          max={100}
          step={1}
          clampBehavior="strict"
          decimalScale={1}
          value={Math.round(share * 1_000) / 10}
          onChange={(value) => {
            if (typeof value === 'number') onChange(set(value / 100))
          }}
        />
      ))}
    </div>
  )
}

interface CropPreviewProps {
  src: string
  size: PictureSize
  box: CropBox
}

/** What would be kept. */
export function CropPreview({ src, size, box }: CropPreviewProps) {
  return (
    <span
      className={classes.preview}
      data-upright={box.height > box.width || undefined}
      style={{ aspectRatio: `${box.width} / ${box.height}` }}
    >
      <img
        src={src}
        alt=""
        style={{
          width: percent(size.width / box.width),
          left: percent(-box.left / box.width),
          top: percent(-box.top / box.height),
        }}
      />
    </span>
  )
}
