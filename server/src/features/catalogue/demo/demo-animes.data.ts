import { commons, directed, link } from './demo-credits.ts'
import type { DemoTitle } from './demo-title.ts'

const SILENT = ['zxx']
const PD = 'Public domain'

export const demoAnimes: DemoTitle[] = [
  {
    key: 'namakura-gatana-1917', type: 'animes', name: 'Namakura Gatana', originalName: 'なまくら刀', frenchName: 'Le Sabre émoussé', alternativeNames: ['The Dull Sword'], year: 1917, releaseDate: '1917-06-30', runtimeMinutes: 4, spokenLanguages: SILENT, countries: ['JP'], genres: ['animation', 'comedy', 'short', 'silent'], keywords: ['samurai', 'sword', 'early animation'], popularity: 70, license: PD,
    plot: 'A samurai tries his new sword on the first man he meets, and on the second. It is not much of a sword.',
    plotFr: 'Un samouraï essaie son nouveau sabre sur le premier passant, puis sur le second. Ce n’est pas un bien bon sabre.',
    credits: [...directed('Jun’ichi Kōuchi')],
    links: [link(commons('File:Namakura_Gatana_with_music.webm'), 33, SILENT, 0.1, 9), link(commons('Category:Namakura_Gatana'), 1, SILENT, 0.1, 75)],
  },
  {
    key: 'urashima-taro-1918', type: 'animes', name: 'Urashima Tarō', originalName: '浦島太郎', year: 1918, runtimeMinutes: 2, spokenLanguages: SILENT, countries: ['JP'], genres: ['animation', 'tale', 'short', 'silent'], keywords: ['turtle', 'sea palace', 'early animation'], popularity: 52, license: PD,
    plot: 'A fisherman rides a turtle to the palace under the sea, stays a little while, and comes home very late.',
    plotFr: 'Un pêcheur gagne sur le dos d’une tortue le palais sous la mer, y reste un instant, et rentre très tard.',
    credits: [...directed('Seitarō Kitayama')],
    links: [link(commons('Category:Urashima_Tarō_(1918_film)'), 33, SILENT, 0.1, 15), link('https://animation.filmarchives.jp/en/works', 1, SILENT, 0.2, 38)],
  },
  {
    key: 'kobutori-1929', type: 'animes', name: 'Kobu-tori', originalName: '瘤取り', frenchName: 'La Loupe enlevée', year: 1929, runtimeMinutes: 10, spokenLanguages: SILENT, countries: ['JP'], genres: ['animation', 'tale', 'short', 'silent'], keywords: ['tengu', 'old man', 'early animation'], popularity: 48, license: PD,
    plot: 'Two old men have a lump on their cheek. The tengu of the mountain like the dancing of the one, and not at all that of the other.',
    plotFr: 'Deux vieillards ont une bosse à la joue. Les tengu de la montagne aiment la danse du premier, et pas du tout celle du second.',
    credits: [...directed('Yasuji Murata')],
    links: [link(commons('File:Kobutori_(1929).webm'), 16, SILENT, 0.2, 5), link('https://animation.filmarchives.jp/en/works', 1, SILENT, 0.2, 33)],
  },
  {
    key: 'dobutsu-olympic-1928', type: 'animes', name: 'Dōbutsu Olympic Taikai', originalName: '動物オリムピック大会', frenchName: 'Les Jeux olympiques des animaux', alternativeNames: ['Animal Olympics'], year: 1928, runtimeMinutes: 8, spokenLanguages: SILENT, countries: ['JP'], genres: ['animation', 'comedy', 'sport', 'short', 'silent'], keywords: ['animals', 'olympics', 'early animation'], popularity: 45, license: PD,
    plot: 'The animals hold games of their own, with their own ideas of what is fair.',
    plotFr: 'Les animaux organisent leurs jeux, avec leur propre idée de la règle.',
    credits: [...directed('Yasuji Murata')],
    links: [link(commons('Category:Dōbutsu_Olympic_Taikai'), 33, SILENT, 0.2, 41), link('https://animation.filmarchives.jp/en/works', 1, SILENT, 0.2, 40)],
  },
  {
    key: 'baguda-1926', type: 'animes', name: 'The Thief of Baguda Castle', originalName: '馬具田城の盗賊', frenchName: 'Le Voleur du château de Baguda', alternativeNames: ['Bagudajō no Tōzoku'], year: 1926, runtimeMinutes: 14, spokenLanguages: SILENT, countries: ['JP'], genres: ['animation', 'adventure', 'short', 'silent'], keywords: ['chiyogami', 'cut-out', 'early animation'], popularity: 58, license: PD,
    plot: 'A thief in love fights a dragon and ghosts to win a princess, all of it cut from patterned paper by Noburō Ōfuji.',
    plotFr: 'Un voleur amoureux affronte dragon et fantômes pour gagner une princesse, le tout découpé par Noburō Ōfuji dans du papier à motifs.',
    credits: [...directed('Noburō Ōfuji')],
    links: [link(commons('Category:Noburō_Ōfuji'), 33, SILENT, 0.3, 12), link('https://archive.org/search?query=Baguda+Ofuji', 1, SILENT, 0.2, 30)],
  },
  {
    key: 'saru-kani-gassen-1927', type: 'animes', name: 'Saru Kani Gassen', originalName: '猿蟹合戦', frenchName: 'La Bataille du singe et du crabe', alternativeNames: ['The Monkey and the Crabs'], year: 1927, runtimeMinutes: 8, spokenLanguages: SILENT, countries: ['JP'], genres: ['animation', 'tale', 'short', 'silent'], keywords: ['monkey', 'crab', 'early animation'], popularity: 43, license: PD,
    plot: 'A monkey cheats a crab of its persimmons, and the crab’s children ask a chestnut, a wasp and a mortar to visit him.',
    plotFr: 'Un singe vole au crabe ses kakis, et les enfants du crabe prient une châtaigne, une guêpe et un mortier de lui rendre visite.',
    credits: [...directed('Yasuji Murata')],
    links: [link(commons('Category:Yasuji_Murata'), 33, SILENT, 0.2, 19), link('https://animation.filmarchives.jp/en/works', 1, SILENT, 0.2, 41)],
  },
  {
    key: 'ugokie-kori-1933', type: 'animes', name: 'Ugokie Kori no Tatehiki', originalName: '動絵狐狸達引', frenchName: 'Le duel du renard et des tanuki', alternativeNames: ['The Fox and the Racoon-Dogs'], year: 1933, runtimeMinutes: 11, spokenLanguages: ['ja'], countries: ['JP'], genres: ['animation', 'comedy', 'short'], keywords: ['fox', 'tanuki', 'shape-shifting', 'early animation'], popularity: 46, license: PD,
    plot: 'A fox in the shape of a samurai enters a temple at night, and the raccoon dogs who live there change into everything they know.',
    plotFr: 'Un renard changé en samouraï entre la nuit dans un temple, et les tanuki qui l’habitent prennent toutes les formes qu’ils connaissent.',
    credits: [...directed('Ikuo Ōishi')],
    links: [link(commons('Category:Anime_of_the_1930s'), 33, ['ja'], 0.3, 27), link('https://animation.filmarchives.jp/en/works', 1, ['ja'], 0.2, 36)],
  },
  {
    key: 'momotaro-umiwashi-1943', type: 'animes', name: 'Momotarō’s Sea Eagles', originalName: '桃太郎の海鷲', frenchName: 'Les Aigles de mer de Momotarō', alternativeNames: ['Momotarō no Umiwashi'], year: 1943, releaseDate: '1943-03-25', runtimeMinutes: 37, spokenLanguages: ['ja'], countries: ['JP'], genres: ['animation', 'war'], keywords: ['momotaro', 'propaganda', 'navy', 'early animation'], popularity: 55, license: `${PD} (Japan)`,
    plot: 'A navy propaganda film in which the peach boy of the tale leads animals in aeroplanes against an island of demons that stands for Pearl Harbor.',
    plotFr: 'Un film de propagande de la marine, où l’enfant-pêche du conte mène des animaux aviateurs contre une île de démons qui figure Pearl Harbor.',
    credits: [...directed('Mitsuyo Seo')],
    links: [link(commons('Category:Momotarō_no_Umiwashi'), 1, ['ja'], 0.5, 22, { subtitles: ['en'] }), link('https://archive.org/search?query=Momotaro+Umiwashi', 33, ['ja'], 0.9, 6)],
  },
  {
    key: 'kumo-to-churippu-1943', type: 'animes', name: 'The Spider and the Tulip', originalName: 'くもとちゅうりっぷ', frenchName: 'L’Araignée et la Tulipe', alternativeNames: ['Kumo to Chūrippu'], year: 1943, runtimeMinutes: 16, spokenLanguages: ['ja'], countries: ['JP'], genres: ['animation', 'music', 'short'], keywords: ['ladybird', 'storm', 'early animation'], popularity: 60, license: `${PD} (Japan)`,
    plot: 'A ladybird hides from a singing spider inside a tulip, and then the storm comes for both of them.',
    plotFr: 'Une coccinelle se cache dans une tulipe d’une araignée qui chante, puis l’orage arrive pour l’une et l’autre.',
    credits: [...directed('Kenzō Masaoka')],
    links: [link(commons('Category:Kumo_to_Chūrippu'), 33, ['ja'], 0.5, 3), link('https://archive.org/search?query=Kumo+to+Tulip+1943', 1, ['ja'], 0.2, 65)],
  },
]
