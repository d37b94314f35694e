import { useMediaState } from '@vidstack/react'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { delayCaptions } from './caption-delay.ts'
import { ControlButton } from './control-button.tsx'
import { Choice } from './panel-choices.tsx'
import { CAPTION_SIZES, remember, usePlayerMemory } from './player-memory.ts'
import classes from './settings-panel.module.css'
import type { PanelProps } from './settings-panel.tsx'

const DELAY_STEP_SECONDS = 0.5
const AddCaptions = lazy(() => import('./add-captions.tsx'))

/** Captions by language, and how they are shown; whoever may adds some. */
export function CaptionsChoices({ item, page, onChosen }: PanelProps & { onChosen(): void }) {
  const t = useTranslate()
  const { captions, captionSize, areCaptionsAbove } = usePlayerMemory()
  const choose = (language: string | null) => {
    remember({ captions: language })
    onChosen()
  }
  const isOn = item.captions.some(({ language }) => language === captions)
  const sizes = [t('Small'), t('Medium'), t('Large'), t('Very large')]
  return (
    <>
      <Choice isChosen={!isOn} onChoose={() => choose(null)}>
        {t('Captions off')}
      </Choice>
      {item.captions.map((caption) => (
        <Choice
          key={caption.id}
          isChosen={caption.language === captions}
          onChoose={() => choose(caption.language)}
        >
          {caption.label}
        </Choice>
      ))}
      {item.captions.length > 0 && (
        <>
          <Group label={t('Text size')}>
            {CAPTION_SIZES.map((size, index) => (
              <Step
                key={size}
                label={sizes[index]!}
                isChosen={size === captionSize}
                onChoose={() => remember({ captionSize: size })}
              />
            ))}
          </Group>
          <Group label={t('Place of the text')}>
            <Step
              label={t('Below')}
              isChosen={!areCaptionsAbove}
              onChoose={() => remember({ areCaptionsAbove: false })}
            />
            <Step
              label={t('Above')}
              isChosen={areCaptionsAbove}
              onChoose={() => remember({ areCaptionsAbove: true })}
            />
          </Group>
          <Delay />
        </>
      )}
      {page.canAddCaptions && (
        <Suspense>
          <AddCaptions videoId={item.id} onAdded={page.onCaptionsAdded} />
        </Suspense>
      )}
    </>
  )
}

function Group({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={classes.group} role="group" aria-label={label}>
      <span className={classes.groupName} aria-hidden>
        {label}
      </span>
      <span className={classes.steps}>{children}</span>
    </div>
  )
}

function Step(props: { label: string; isChosen: boolean; onChoose(): void }) {
  return (
    <button
      type="button"
      className={classes.step}
      aria-pressed={props.isChosen}
      onClick={props.onChoose}
    >
      {props.label}
    </button>
  )
}

/** Words that come too early or too late for this video are moved; another video has its own. */
function Delay() {
  const t = useTranslate()
  const format = useFormat()
  const track = useMediaState('textTrack')
  const [seconds, setSeconds] = useState(0)
  if (!track) return null
  const change = (next: number) => {
    delayCaptions(track, next)
    setSeconds(next)
  }
  return (
    <Group label={t('Delay of the text')}>
      <ControlButton
        label={t('Earlier by half a second')}
        onClick={() => change(seconds - DELAY_STEP_SECONDS)}
      >
        <IconMinus size={18} stroke={1.6} aria-hidden />
      </ControlButton>
      <output className={classes.delay}>
        {t(':seconds s', { seconds: format.number(seconds) })}
      </output>
      <ControlButton
        label={t('Later by half a second')}
        onClick={() => change(seconds + DELAY_STEP_SECONDS)}
      >
        <IconPlus size={18} stroke={1.6} aria-hidden />
      </ControlButton>
    </Group>
  )
}
