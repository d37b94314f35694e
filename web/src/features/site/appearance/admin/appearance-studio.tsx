import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useFocusAfterWait } from '../../../../lib/focus-on.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { useTakeSettingsUp } from '../../../../lib/use-take-settings-up.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { EditorBar } from '../../../../ui/editor-bar.tsx'
import { AppearanceContext } from './appearance-context.ts'
import { OvertakenDialog } from './overtaken-dialog.tsx'
import { APPEARANCE_SECTIONS } from './appearance-sections.ts'
import classes from './appearance.module.css'
import { SitePreview } from './site-preview.tsx'
import { type Draft, useDraft } from './use-draft.ts'

/** The editor of the appearance: a panel, and beside it the site itself as the draft has it. It stays from panel to panel. */
export function AppearanceStudio({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const draft = useDraft()
  const [path, setPath] = useState('/')
  const [themeId, setThemeId] = useState<number>()
  const [side, setSide] = useState<'panel' | 'site'>('panel')
  const showPath = useCallback((next: string) => setPath(next), [])
  const showTheme = useCallback((id: number | undefined) => setThemeId(id), [])
  const context = useMemo(() => ({ ...draft, showPath, showTheme }), [draft, showPath, showTheme])
  useUndoKeys(draft)
  return (
    <AppearanceContext value={context}>
      <div className={classes.studio} data-side={side}>
        <SegmentedControl
          className={classes.sides ?? ''}
          aria-label={t('What is shown')}
          data={[
            { value: 'panel', label: t('Edit the appearance') },
            { value: 'site', label: t('See the site') },
          ]}
          value={side}
          onChange={(value) => setSide(value as 'panel' | 'site')}
        />
        <div className={classes.panel}>
          <SectionLinks />
          <div className={classes.inside}>{children}</div>
          <DraftBar draft={draft} />
        </div>
        <SitePreview values={draft.values} path={path} onPath={setPath} themeId={themeId} />
      </div>
      <OvertakenDialog draft={draft} />
    </AppearanceContext>
  )
}

function SectionLinks() {
  const t = useTranslate()
  return (
    <nav className={classes.sections} aria-label={t('Parts of the appearance')}>
      <ul>
        {APPEARANCE_SECTIONS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} activeProps={{ 'aria-current': 'page' }}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const STATUS_LINES = {
  saved: 'Draft kept',
  saving: 'Keeping the draft…',
  invalid: 'Not kept yet: something has to be corrected',
  failed: 'The draft could not be kept',
} as const

function DraftBar({ draft }: { draft: Draft }) {
  const t = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { isChanged, status, canUndo, canRedo } = draft
  const publishButton = useFocusAfterWait(isBusy && !isAsking)
  const canPublish = isChanged && status !== 'invalid'
  const takeUp = useTakeSettingsUp()
  const run = async (work: () => Promise<boolean>, said: string) => {
    setBusy(true)
    if (await work()) toast.positive(said)
    setBusy(false)
    setAsking(false)
  }
  return (
    <EditorBar>
      <p className={classes.status} role="status" data-status={status}>
        {isChanged ? t(STATUS_LINES[status]) : t('As published')}
      </p>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('Undo')}
        title={t('Undo')}
        {...pressable(canUndo, draft.undo)}
      >
        <IconArrowBackUp size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('Redo')}
        title={t('Redo')}
        {...pressable(canRedo, draft.redo)}
      >
        <IconArrowForwardUp size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <Button variant="default" {...pressable(isChanged, () => setAsking(true))}>
        {t('Discard')}
      </Button>
      <Button
        ref={publishButton}
        loading={isBusy && !isAsking}
        {...pressable(canPublish, () => {
          void run(draft.publish, t('Published: everybody sees it now')).then(takeUp)
        })}
      >
        {t('Publish')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('Discard the draft?')}
        text={t('The site stays as it is published. Nobody can bring the draft back.')}
        confirmLabel={t('Discard')}
        cancelLabel={t('Keep it')}
        isDangerous
        isBusy={isBusy}
        onConfirm={() => void run(draft.discard, t('Draft discarded'))}
        onClose={() => setAsking(false)}
      />
    </EditorBar>
  )
}

/** What the last press left without effect keeps the focus: who works by keyboard stays where they are. */
const pressable = (isOn: boolean, press: () => void) => ({
  'aria-disabled': !isOn || undefined,
  'data-disabled': !isOn || undefined,
  onClick: () => {
    if (isOn) press()
  },
})

/** Where no field has the focus, which has a way back of its own. */
function useUndoKeys({ undo, redo }: Pick<Draft, 'undo' | 'redo'>): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const isField = (event.target as Element | null)?.closest?.(
        'input, textarea, [contenteditable]',
      )
      if (isField || !(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [undo, redo])
}
