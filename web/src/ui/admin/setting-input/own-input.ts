import { createContext, type ReactNode } from 'react'
import type { SettingInputProps } from './setting-input.tsx'

/** How a text is entered that is more than letters, such as a picture that can be sent; undefined for all others. */
export type OwnInput = (props: SettingInputProps) => ReactNode | undefined

/** Asked for each text, those within lists included. */
export const OwnInputContext = createContext<OwnInput>(() => undefined)
