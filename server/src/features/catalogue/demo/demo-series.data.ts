import { archive, cast, commons, directed, link, wrote } from './demo-credits.ts'
import type { DemoTitle } from './demo-title.ts'

const SILENT = ['zxx']
const PD = 'Public domain'

const vampires = ['La Tête coupée', 'La Bague qui tue', 'Le Cryptogramme rouge', 'Le Spectre', 'L’Évasion du mort', 'Les Yeux qui fascinent', 'Satanas', 'Le Maître de la foudre', 'L’Homme des poisons', 'Les Noces sanglantes']
const vampireMinutes = [40, 15, 48, 37, 44, 66, 49, 59, 60, 70]
const fantomas = ['Fantômas à l’ombre de la guillotine', 'Juve contre Fantômas', 'Le Mort qui tue', 'Fantômas contre Fantômas', 'Le Faux Magistrat']
const judex = ['L’Ombre mystérieuse', 'L’Expiation', 'La Meute fantastique', 'Le Secret de la tombe', 'Le Moulin tragique', 'Le Môme Réglisse', 'La Femme en noir', 'Les Souterrains du Château-Rouge', 'Lorsque l’enfant parut', 'Le Cœur de Jacqueline', 'L’Ondine', 'Le Pardon d’amour']

/** Serials and animes. */
export const demoSeries: DemoTitle[] = [
  {
    key: 'les-vampires-1915', type: 'series', name: 'Les Vampires', alternativeNames: ['The Vampires'], year: 1915, releaseDate: '1915-11-13', runtimeMinutes: 417, spokenLanguages: SILENT, countries: ['FR'], genres: ['crime', 'mystery', 'serial', 'silent'], keywords: ['paris', 'journalist', 'gang', 'anagram'], popularity: 91, license: PD,
    plot: 'A journalist follows a gang in black across the roofs of a Paris emptied by the war, and finds at the heart of it a singer whose name, Irma Vep, hides theirs.',
    plotFr: 'Un journaliste poursuit une bande en noir sur les toits d’un Paris vidé par la guerre, et trouve en son cœur une chanteuse, Irma Vep, dont le nom cache le leur.',
    credits: [...directed('Louis Feuillade'), ...cast('Musidora: Irma Vep', 'Édouard Mathé: Philippe Guérande', 'Marcel Lévesque: Oscar Mazamette', 'Jean Aymé: The Grand Vampire', 'Fernand Herrmann: Juan-José Moréno'), ...wrote('Louis Feuillade')],
    externalIds: { imdb: 'tt0006206' },
    seasons: [{ number: 1, year: 1915, episodes: vampires.map((name, index) => ({ number: index + 1, name, runtimeMinutes: vampireMinutes[index]! })) }],
    links: [
      ...vampires.map((_, index) => link(`https://archive.org/details/les-vampires-1915/episode-${index + 1}`, 19, SILENT, 0.9, 4 + index, { season: 1, episode: index + 1, subtitles: ['fr', 'en'] })),
      link(commons('Category:Les_Vampires_(1915)'), 1, SILENT, 4.1, 2, { season: 1, fullSeason: true }),
    ],
  },
  {
    key: 'fantomas-1913', type: 'series', name: 'Fantômas', year: 1913, releaseDate: '1913-05-09', runtimeMinutes: 337, spokenLanguages: SILENT, countries: ['FR'], genres: ['crime', 'thriller', 'serial', 'silent'], keywords: ['criminal mastermind', 'disguise', 'paris'], popularity: 85, license: PD,
    plot: 'Inspector Juve and the reporter Fandor hunt a master of crime who can be anybody, and who twice leaves somebody else in his cell.',
    plotFr: 'L’inspecteur Juve et le reporter Fandor traquent un maître du crime qui peut être n’importe qui, et qui laisse par deux fois un autre dans sa cellule.',
    credits: [...directed('Louis Feuillade'), ...cast('René Navarre: Fantômas', 'Edmund Breon: Inspector Juve', 'Georges Melchior: Jérôme Fandor', 'Renée Carl: Lady Beltham'), ...wrote('Louis Feuillade')],
    externalIds: { imdb: 'tt0002844' },
    seasons: [{ number: 1, year: 1913, episodes: fantomas.map((name, index) => ({ number: index + 1, name })) }],
    links: [...fantomas.map((_, index) => link(`https://archive.org/details/fantomas-1913/part-${index + 1}`, 19, SILENT, 1.2, 10 + index, { season: 1, episode: index + 1, subtitles: ['fr'] })), link(commons('Category:Fantômas_(1913)'), 33, SILENT, 5.5, 6, { season: 1, fullSeason: true })],
  },
  {
    key: 'judex-1916', type: 'series', name: 'Judex', year: 1916, releaseDate: '1916-12-16', runtimeMinutes: 300, spokenLanguages: SILENT, countries: ['FR'], genres: ['crime', 'adventure', 'serial', 'silent'], keywords: ['avenger', 'cape', 'banker'], popularity: 63, license: PD,
    plot: 'A banker who ruined many receives a letter signed Judex: give half of it to the poor, or die tonight at ten.',
    plotFr: 'Un banquier qui en a ruiné beaucoup reçoit une lettre signée Judex : rendez la moitié aux pauvres, ou mourez ce soir à dix heures.',
    credits: [...directed('Louis Feuillade'), ...cast('René Cresté: Judex', 'Musidora: Diana Monti', 'Yvette Andréyor: Jacqueline', 'Marcel Lévesque: Cocantin')],
    externalIds: { imdb: 'tt0006886' },
    seasons: [{ number: 1, year: 1917, episodes: judex.map((name, index) => ({ number: index + 1, name })) }],
    // The last two episodes are not linked yet: a season that is not complete.
    links: judex.slice(0, 10).map((_, index) => link(`https://archive.org/details/judex-1916/episode-${index + 1}`, 1, SILENT, 0.6, 20 + index, { season: 1, episode: index + 1 })),
  },
  {
    key: 'perils-of-pauline-1914', type: 'series', name: 'The Perils of Pauline', frenchName: 'Les Périls de Pauline', year: 1914, releaseDate: '1914-03-23', spokenLanguages: SILENT, countries: ['US'], genres: ['adventure', 'serial', 'silent'], keywords: ['heiress', 'cliffhanger', 'balloon'], popularity: 57, license: PD,
    plot: 'An heiress wants a year of adventure before she marries; her guardian’s secretary wants her not to come back from it.',
    plotFr: 'Une héritière veut un an d’aventures avant de se marier ; le secrétaire de son tuteur voudrait qu’elle n’en revienne pas.',
    credits: [...directed('Louis J. Gasnier', 'Donald MacKenzie'), ...cast('Pearl White: Pauline', 'Crane Wilbur: Harry Marvin', 'Paul Panzer: Koerner')],
    externalIds: { imdb: 'tt0004465' },
    seasons: [{ number: 1, year: 1914, episodes: Array.from({ length: 9 }, (_, index) => ({ number: index + 1, name: `Part ${index + 1} of the surviving version` })) }],
    links: [link(archive('PerilsOfPauline1914'), 1, SILENT, 2.1, 52, { season: 1, fullSeason: true }), link('https://archive.org/details/perils-of-pauline/part-1', 33, SILENT, 0.5, 1, { season: 1, episode: 1, status: 'pending' })],
  },
  {
    key: 'namakura-gatana-1917', type: 'animes', name: 'Namakura Gatana', originalName: 'なまくら刀', frenchName: 'Le Sabre émoussé', alternativeNames: ['The Dull Sword'], year: 1917, releaseDate: '1917-06-30', runtimeMinutes: 4, spokenLanguages: SILENT, countries: ['JP'], genres: ['animation', 'comedy', 'short', 'silent'], keywords: ['samurai', 'sword', 'early animation'], popularity: 70, license: PD,
    plot: 'A samurai tries his new sword on the first man he meets, and on the second. It is not much of a sword.',
    plotFr: 'Un samouraï essaie son nouveau sabre sur le premier passant, puis sur le second. Ce n’est pas un bien bon sabre.',
    credits: [...directed('Jun’ichi Kōuchi')], externalIds: { imdb: 'tt1193502' },
    links: [link(commons('File:Namakura_Gatana.webm'), 33, SILENT, 0.1, 9), link(archive('namakura-gatana-1917'), 1, SILENT, 0.1, 75)],
  },
  {
    key: 'urashima-taro-1918', type: 'animes', name: 'Urashima Tarō', originalName: '浦島太郎', year: 1918, runtimeMinutes: 2, spokenLanguages: SILENT, countries: ['JP'], genres: ['animation', 'tale', 'short', 'silent'], keywords: ['turtle', 'sea palace', 'early animation'], popularity: 52, license: PD,
    plot: 'A fisherman rides a turtle to the palace under the sea, stays a little while, and comes home very late.',
    plotFr: 'Un pêcheur gagne sur le dos d’une tortue le palais sous la mer, y reste un instant, et rentre très tard.',
    credits: [...directed('Seitarō Kitayama')],
    links: [link(commons('Category:Urashima_Tarō_(1918_film)'), 33, SILENT, 0.1, 15)],
  },
  {
    key: 'kobutori-1929', type: 'animes', name: 'Kobu-tori', originalName: '瘤取り', frenchName: 'La Loupe enlevée', year: 1929, runtimeMinutes: 10, spokenLanguages: SILENT, countries: ['JP'], genres: ['animation', 'tale', 'short', 'silent'], keywords: ['tengu', 'old man', 'early animation'], popularity: 48, license: PD,
    plot: 'Two old men have a lump on their cheek. The tengu of the mountain like the dancing of the one, and not at all that of the other.',
    plotFr: 'Deux vieillards ont une bosse à la joue. Les tengu de la montagne aiment la danse du premier, et pas du tout celle du second.',
    credits: [...directed('Yasuji Murata')],
    links: [link(archive('kobutori-1929'), 33, SILENT, 0.2, 23), link(commons('File:Kobutori_(1929).webm'), 16, SILENT, 0.2, 5)],
  },
  {
    key: 'early-anime-shorts', type: 'animes', isSeries: true, name: 'Ōfuji’s Paper Films', originalName: '大藤信郎の千代紙映画', frenchName: 'Les films de papier d’Ōfuji', year: 1926, spokenLanguages: SILENT, countries: ['JP'], genres: ['animation', 'tale', 'short', 'silent'], keywords: ['chiyogami', 'cut-out', 'early animation'], popularity: 58, license: PD,
    plot: 'Stories cut from patterned paper by Noburō Ōfuji, among the first Japanese animation to be shown abroad.',
    plotFr: 'Des histoires découpées dans le papier à motifs par Noburō Ōfuji, parmi les premiers films d’animation japonais montrés à l’étranger.',
    credits: [...directed('Noburō Ōfuji')],
    seasons: [{ number: 1, year: 1926, episodes: [{ number: 1, name: 'A Story of the Monkey King' }, { number: 2, name: 'The Thief of Baguda Castle' }, { number: 3, name: 'The Whale' }, { number: 4, name: 'The Black Cat' }] }],
    links: [link('https://archive.org/details/ofuji-chiyogami/1', 33, SILENT, 0.3, 12, { season: 1, episode: 1 }), link('https://archive.org/details/ofuji-chiyogami/2', 33, SILENT, 0.3, 12, { season: 1, episode: 2 }), link('https://archive.org/details/ofuji-chiyogami', 1, SILENT, 0.9, 3, { season: 1, fullSeason: true })],
  },
  {
    key: 'dobutsu-olympic-1928', type: 'animes', name: 'Dōbutsu Olympic Taikai', originalName: '動物オリムピック大会', frenchName: 'Les Jeux olympiques des animaux', alternativeNames: ['Animal Olympics'], year: 1928, runtimeMinutes: 8, spokenLanguages: SILENT, countries: ['JP'], genres: ['animation', 'comedy', 'sport', 'short', 'silent'], keywords: ['animals', 'olympics', 'early animation'], popularity: 45, license: PD,
    plot: 'The animals hold games of their own, with their own ideas of what is fair.',
    plotFr: 'Les animaux organisent leurs jeux, avec leur propre idée de la règle.',
    credits: [...directed('Yasuji Murata')],
    links: [link(archive('doubutsu-olympic-taikai-1928'), 33, SILENT, 0.2, 41)],
  },
]
