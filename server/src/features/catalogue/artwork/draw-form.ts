import type {
  ArtworkKind,
  ArtworkSubject,
} from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import { drawArtwork, type NamedForm } from './draw-artwork.ts'
import { drawPortrait } from './draw-portrait.ts'
import { drawScene } from './draw-scene.ts'

/** The named forms as posters and cards have them; a scene is a wide picture without words, a portrait a head without features. */
export const ARTWORK_FORMS = ['poster', 'tall', 'card', 'scene', 'portrait'] as const
export type ArtworkForm = (typeof ARTWORK_FORMS)[number]

export const isWordless = (form: ArtworkForm): form is Exclude<ArtworkForm, NamedForm> =>
  form === 'scene' || form === 'portrait'

/** Only people sit for portraits; seasons and episodes have no drawn poster of their own. */
export const isDrawnAs = (kind: ArtworkKind, form: ArtworkForm) =>
  form === 'portrait'
    ? kind === 'person'
    : (kind !== 'season' && kind !== 'episode') || form === 'scene'

/** @returns the drawing as SVG; `canUseText` lets it use a face of the reader's for scripts that ours do not have */
export function drawForm(subject: ArtworkSubject, form: ArtworkForm, canUseText: boolean): string {
  if (form === 'scene') return drawScene(subject)
  if (form === 'portrait') return drawPortrait(subject)
  return drawArtwork(subject, form, canUseText)
}
