import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { getNonce } from '../lib/nonce.ts'
import { getPageData } from '../lib/page-data.ts'
import { SessionProvider } from '../lib/session.tsx'
import { chooseTheme } from './color-scheme.ts'
import { colorSchemeManager } from './color-scheme-manager.ts'
import { Conflicts } from './conflicts.tsx'
import { Faults } from './faults.tsx'
import { NavigationFocus } from './navigation-focus.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { SharedSession } from './shared-session.tsx'
import { theme } from './theme.ts'
import { Shortcuts } from './shortcuts.tsx'
import { Toaster } from './toaster.tsx'

/** What every page stands in. */
export function Providers({ children }: { children: ReactNode }) {
  const { scheme } = chooseTheme(getPageData())
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme={scheme}
      colorSchemeManager={colorSchemeManager}
      // They are in a file, written when the pages are built.
      withCssVariables={false}
      withGlobalClasses={false}
      getStyleNonce={getNonce}
    >
      <SessionProvider>
        <SharedSession />
        <ProgressBar />
        <NavigationFocus />
        {children}
        <Toaster />
        <Faults />
        <Shortcuts />
        <Conflicts />
      </SessionProvider>
    </MantineProvider>
  )
}
