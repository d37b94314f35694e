import type { LandingSettings } from '@mediatheque/contract/catalogue/landing/landing.settings.ts'
import type { CustomCode } from '@mediatheque/contract/site/custom-code/custom-code.ts'
import type { Menu } from '@mediatheque/contract/site/menus/menus.schemas.ts'
import { DRAFT_PARAMETER } from '@mediatheque/contract/site/appearance/appearance-groups.ts'
import { ActionIcon, NativeSelect, SegmentedControl } from '@mantine/core'
import { IconReload } from '@tabler/icons-react'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import {
  FRAME_READY,
  FRAME_SHOWN,
  FRAME_STATE,
  type FrameReady,
  type FrameShown,
  type FrameState,
} from '../../../../lib/appearance-frame.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { siteUrl } from '../../../../lib/page-data.ts'
import classes from './appearance.module.css'
import { groupsOf, type Values } from './draft-store.ts'
import type { SiteTheme } from './themes/theme-list.ts'

/** Pixels across; what is wider than its place is drawn smaller. */
const WIDTHS = { phone: 390, tablet: 820, desk: 1_280 } as const
type Width = keyof typeof WIDTHS

interface SitePreviewProps {
  values: Values
  path: string
  onPath(path: string): void
  /** The theme that is being edited; else one of the chosen brightness. */
  themeId: number | undefined
}

/** The site itself in a frame, as the values have it. */
export function SitePreview({ values, path, onPath, themeId }: SitePreviewProps) {
  const t = useTranslate()
  const [chosen, setChosen] = useState<Width>()
  const [scheme, setScheme] = useState<'dark' | 'light'>()
  const [loads, setLoads] = useState(0)
  const frame = useRef<HTMLIFrameElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const size = useSize(stage)
  const shown = themeToShow(values, themeId, scheme)
  useTelling(frame, values, shown?.id ?? 0)
  const isDark = shown?.is_dark ?? true
  // In the hand it is shown as it is there, until another width is asked for.
  const width = chosen ?? (size && size.width <= WIDTHS.phone ? 'phone' : 'desk')
  const scale = size ? Math.min(1, size.width / WIDTHS[width]) : 1
  const place = menuPlaces(values).find(({ value }) => value === path)
  return (
    <section className={classes.preview} aria-label={t('The site as drafted')}>
      <div className={classes.tools}>
        <SegmentedControl
          size="xs"
          aria-label={t('Width')}
          data={[
            { value: 'phone', label: t('Phone') },
            { value: 'tablet', label: t('Tablet') },
            { value: 'desk', label: t('Desk') },
          ]}
          value={width}
          onChange={(value) => setChosen(value as Width)}
        />
        <SegmentedControl
          size="xs"
          aria-label={t('Brightness')}
          disabled={themeId !== undefined}
          data={[
            { value: 'dark', label: t('Dark') },
            { value: 'light', label: t('Light') },
          ]}
          value={isDark ? 'dark' : 'light'}
          onChange={(value) => setScheme(value as 'dark' | 'light')}
        />
        <NativeSelect
          size="xs"
          className={classes.pages ?? ''}
          aria-label={t('Page that is shown')}
          data={[
            { value: '/', label: t('Home') },
            { value: '/landing', label: t('Settings of landing') },
            ...menuPlaces(values).map(({ value, label }) => ({ value, label: t(label) })),
            ...(place || path === '/' || path === '/landing' ? [] : [{ value: path, label: path }]),
          ]}
          value={path}
          onChange={({ currentTarget }) => onPath(currentTarget.value)}
        />
        <ActionIcon
          variant="default"
          size={30}
          aria-label={t('Load the page again')}
          title={t('Load the page again')}
          onClick={() => setLoads(loads + 1)}
        >
          <IconReload size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      <div ref={stage} className={classes.stage}>
        {size && (
          <iframe
            key={`${path} ${loads}`}
            ref={frame}
            title={t('The site as drafted')}
            onLoad={({ currentTarget }) => wake(currentTarget)}
            src={siteUrl(`${path}${path.includes('?') ? '&' : '?'}${DRAFT_PARAMETER}=1`)}
            style={{
              width: WIDTHS[width],
              height: size.height / scale,
              transform: `scale(${scale})`,
              marginInlineStart: Math.max(0, (size.width - WIDTHS[width] * scale) / 2),
            }}
          />
        )}
      </div>
    </section>
  )
}

/**
 * A page loads what it does for its reader when one stirs (`follow-reader.ts`), and what follows this editor with that: the
 * sign is given for them, once the page lives.
 */
function wake(frame: HTMLIFrameElement): void {
  const page = frame.contentWindow
  // The listener to that sign is put up in the same moment.
  const stir = () => setTimeout(() => page?.dispatchEvent(new Event('pointerover')))
  if ('hydrated' in (frame.contentDocument?.documentElement.dataset ?? {})) stir()
  else page?.addEventListener('hydrated', stir, { once: true })
}

function themeToShow(
  values: Values,
  themeId: number | undefined,
  scheme: 'dark' | 'light' | undefined,
): SiteTheme | undefined {
  const themes = values['themes.all'] as readonly SiteTheme[]
  const edited = themes.find(({ id }) => id === themeId)
  if (edited) return edited
  const first = themes.find(({ id }) => id === values['themes.default_id']) ?? themes[0]
  if (!scheme || first?.is_dark === (scheme === 'dark')) return first
  return (
    themes.find((theme) => (scheme === 'dark' ? theme.default_dark : theme.default_light)) ??
    themes.find(({ is_dark }) => is_dark === (scheme === 'dark'))
  )
}

/** Pages of the site that its menus lead to. */
function menuPlaces(values: Values): { value: string; label: string }[] {
  const entries = (values['menus'] as readonly Menu[]).flatMap(({ items }) =>
    items.flatMap((item) => [item, ...item.items]),
  )
  const pages = entries.filter(({ type, action }) => type === 'route' && /^\/\w/.test(action))
  const byPath = new Map(pages.map(({ action, label }) => [action, label]))
  return [...byPath].map(([value, label]) => ({ value, label })).slice(0, 20)
}

function useSize(place: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<{ width: number; height: number }>()
  useEffect(() => {
    if (!place.current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      if (width > 0) setSize({ width, height })
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return size
}

/** Tells the page in the frame how it looks: whenever that changes, and when it begins to live. */
function useTelling(
  frame: RefObject<HTMLIFrameElement | null>,
  values: Values,
  themeId: number,
): void {
  const sequence = useRef(0)
  const state = useMemo(() => {
    const { branding, themes, menus, landing, custom_code } = groupsOf(
      values,
    ) as FrameState['settings'] & {
      custom_code: CustomCode
      landing: LandingSettings
    }
    return {
      settings: { branding, themes, menus } as FrameState['settings'],
      landing,
      customCode: custom_code,
      themeId,
    }
  }, [values, themeId])
  const send = useEffectEvent(() => {
    sequence.current += 1
    const message: FrameState = { kind: FRAME_STATE, sequence: sequence.current, ...state }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  })
  useEffect(() => send(), [state])
  useEffect(() => {
    const handle = ({
      source,
      origin,
      data,
    }: MessageEvent<FrameReady | FrameShown | undefined>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data?.kind === FRAME_READY) send()
      // For whoever waits until the frame shows what was changed.
      if (data?.kind === FRAME_SHOWN) frame.current!.dataset['shown'] = String(data.sequence)
    }
    addEventListener('message', handle)
    return () => removeEventListener('message', handle)
  }, [frame])
}
