/** What French release names say by words that parsers of other languages take for one: which French, and whether it is read or heard. */
export interface FrenchWord {
  /** Codes of languages that are heard. */
  readonly heard?: readonly string[]
  /** Codes of languages that are read. */
  readonly read?: readonly string[]
  /** Several languages are heard, of which it names none. */
  readonly isMulti?: true
}

/** French as it is dubbed in France, as in Quebec, and wherever it is not said. */
const [FRANCE, QUEBEC, FRENCH] = ['fr-fr', 'fr-ca', 'fr']

/** By word, in capitals, without signs. */
export const FRENCH_WORDS: Readonly<Record<string, FrenchWord>> = {
  FRENCH: { heard: [FRENCH] },
  FRA: { heard: [FRENCH] },
  VF: { heard: [FRENCH] },
  VFI: { heard: [FRENCH] },
  VOF: { heard: [FRENCH] },
  TRUEFRENCH: { heard: [FRANCE] },
  VFF: { heard: [FRANCE] },
  VFQ: { heard: [QUEBEC] },
  VQ: { heard: [QUEBEC] },
  VF2: { heard: [FRANCE, QUEBEC] },
  MULTI: { isMulti: true },
  MULTIVFF: { isMulti: true, heard: [FRANCE] },
  MULTIVFQ: { isMulti: true, heard: [QUEBEC] },
  MULTIVF2: { isMulti: true, heard: [FRANCE, QUEBEC] },
  VOSTFR: { read: [FRENCH] },
  STFR: { read: [FRENCH] },
  SUBFRENCH: { read: [FRENCH] },
  FASTSUB: { read: [FRENCH] },
  SUBFORCED: {},
  VOSTEN: { read: ['en'] },
  VOSTA: { read: ['en'] },
  VO: {},
  VOST: {},
  MUET: { heard: ['zxx'] },
}
