import { MantineProvider } from '@mantine/core'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { NextCard } from './next-card.tsx'

const wanted = vi.hoisted(() => ({ by_itself: true, seconds: 10 }))
vi.mock('@vidstack/react', () => ({ useMediaState: (name: string) => name === 'ended' }))
vi.mock('../../../lib/session.tsx', () => ({
  useSession: () => ({ settings: { next_episode: wanted } }),
}))
vi.mock('../../../lib/i18n.ts', () => ({
  useTranslate: () => (line: string, values?: { seconds: number }) =>
    line.replace(':seconds', String(values?.seconds)),
}))
vi.mock('./player-memory.ts', () => ({ usePlayerMemory: () => ({ repeat: 'none' }) }))

const draw = () =>
  renderToString(
    <MantineProvider>
      <NextCard
        item={{ marks: { creditsStart: null } } as never}
        page={{ isSeries: true, next: { name: 'Two' }, play: () => undefined } as never}
      />
    </MantineProvider>,
  )

it('the next episode is offered with the time that the settings say, or without where it does not begin by itself', () => {
  expect(draw()).toContain('Next episode in 10 s')
  Object.assign(wanted, { by_itself: true, seconds: 25 })
  expect(draw()).toContain('Next episode in 25 s')
  Object.assign(wanted, { by_itself: false })
  expect(draw()).toContain('Two')
  expect(draw()).not.toContain('Next episode in')
})
