import { commons, composed, directed, link, search } from './demo-credits.ts'
import type { DemoTitle } from './demo-title.ts'

const SILENT = ['zxx']
const PD_JP = 'Public domain (Japan)'
/** The films that the National Film Archive of Japan shows on its site of early animation. */
const FILM_ARCHIVE = 'https://animation.filmarchives.jp/en/works'
const early = (title: Omit<DemoTitle, 'type' | 'countries'> & Partial<Pick<DemoTitle, 'countries'>>): DemoTitle => ({ type: 'animes', countries: ['JP'], ...title })

/** Japanese animation before 1950, and an open project of today. */
export const demoEarlyAnimes: DemoTitle[] = [
  early({
    key: 'momotaro-umi-no-shinpei-1945', name: 'Momotaro: Sacred Sailors', originalName: '桃太郎 海の神兵', frenchName: 'Momotarō, le divin soldat de la mer', alternativeNames: ['Momotarō: Umi no Shinpei'], year: 1945, releaseDate: '1945-04-12', runtimeMinutes: 74, spokenLanguages: ['ja'], genres: ['animation', 'war', 'family'], keywords: ['momotaro', 'paratroopers', 'propaganda', 'feature film'], popularity: 80, license: PD_JP,
    plot: 'The first long animated film of Japan, ordered by its navy and shown in the last months of the war: animals on leave say goodbye, and animals in uniform jump over an island.',
    plotFr: 'Le premier long métrage animé du Japon, commandé par sa marine et montré dans les derniers mois de la guerre : des animaux en permission disent adieu, des animaux en uniforme sautent sur une île.',
    credits: [...directed('Mitsuyo Seo'), ...composed('Yuji Koseki')],
    links: [link(search('Momotaro Sacred Sailors 1945'), 16, ['ja'], 1.8, 2, { subtitles: ['en', 'fr'] }), link(commons('Category:Momotarō:_Umi_no_Shinpei'), 1, ['ja'], 0.8, 27, { subtitles: ['en'] }), link(search('桃太郎 海の神兵'), 33, ['ja'], 1.2, 61)],
  }),
  early({
    key: 'ubasuteyama-1925', name: 'The Mountain Where Old Women Are Abandoned', originalName: '教育お伽漫画 姥捨山', frenchName: 'La Montagne où l’on abandonne les vieillards', alternativeNames: ['Ubasuteyama'], year: 1925, runtimeMinutes: 18, spokenLanguages: SILENT, genres: ['animation', 'tale', 'short', 'silent'], keywords: ['old age', 'mother', 'early animation'], popularity: 41, license: PD_JP,
    plot: 'A lord orders that the old be left on a mountain. A son hides his mother instead, and she answers the riddles that save the land.',
    plotFr: 'Un seigneur ordonne d’abandonner les vieux sur une montagne. Un fils cache sa mère, et elle résout les énigmes qui sauvent le pays.',
    credits: directed('Sanae Yamamoto'), links: [link(FILM_ARCHIVE, 33, SILENT, 0.4, 14), link(search('Yamamoto Ubasuteyama 1925'), 1, SILENT, 0.3, 70)],
  }),
  early({
    key: 'taro-no-kisha-1929', name: 'Taro’s Toy Train', originalName: '太郎さんの汽車', frenchName: 'Le Petit Train de Tarō', alternativeNames: ['Tarō-san no Kisha'], year: 1929, runtimeMinutes: 15, spokenLanguages: SILENT, genres: ['animation', 'family', 'short', 'silent'], keywords: ['train', 'dream', 'manners', 'early animation'], popularity: 47, license: PD_JP,
    plot: 'A boy dreams that he is the guard of a train full of animals, none of whom know how to behave in one.',
    plotFr: 'Un garçon rêve qu’il est chef d’un train plein d’animaux, dont aucun ne sait s’y tenir.',
    credits: directed('Yasuji Murata'), links: [link(FILM_ARCHIVE, 33, SILENT, 0.4, 6), link(search('Murata Taro Toy Train 1929'), 1, SILENT, 0.2, 38)],
  }),
  early({
    key: 'komori-1930', name: 'The Bat', originalName: 'こうもり', frenchName: 'La Chauve-souris', alternativeNames: ['Kōmori'], year: 1930, runtimeMinutes: 8, spokenLanguages: SILENT, genres: ['animation', 'tale', 'short', 'silent'], keywords: ['bat', 'fable', 'birds and beasts', 'early animation'], popularity: 38, license: PD_JP,
    plot: 'The birds are at war with the beasts, and the bat belongs to whoever is winning.',
    plotFr: 'Les oiseaux sont en guerre contre les bêtes, et la chauve-souris est toujours du côté du vainqueur.',
    credits: directed('Yasuji Murata'), links: [link(FILM_ARCHIVE, 33, SILENT, 0.3, 19), link(search('Murata Komori The Bat 1930'), 1, SILENT, 0.2, 3, { status: 'pending' })],
  }),
  early({
    key: 'mura-matsuri-1930', name: 'Village Festival', originalName: '村祭', frenchName: 'La Fête du village', alternativeNames: ['Mura Matsuri'], year: 1930, runtimeMinutes: 3, spokenLanguages: ['ja'], genres: ['animation', 'music', 'short'], keywords: ['record talkie', 'song', 'chiyogami', 'early animation'], popularity: 40, license: PD_JP,
    plot: 'A song to be sung along with, played from a record while cut-out villagers dance to it.',
    plotFr: 'Une chanson à reprendre en chœur, jouée par un disque tandis que dansent des villageois de papier.',
    credits: directed('Noburō Ōfuji'), links: [link(FILM_ARCHIVE, 33, ['ja'], 0.1, 11), link(search('Ofuji Mura Matsuri 1930'), 1, ['ja'], 0.1, 55)],
  }),
  early({
    key: 'kuro-nyago-1929', name: 'Black Cat', originalName: '黒ニャゴ', frenchName: 'Le Chat noir', alternativeNames: ['Kuro Nyago'], year: 1929, runtimeMinutes: 3, spokenLanguages: ['ja'], genres: ['animation', 'music', 'short'], keywords: ['cat', 'jazz', 'record talkie', 'early animation'], popularity: 50, license: PD_JP,
    plot: 'Two cats dance to a record that was sold before anybody thought of drawing them.',
    plotFr: 'Deux chats dansent sur un disque vendu avant que quiconque ait songé à les dessiner.',
    credits: directed('Noburō Ōfuji'), links: [link(FILM_ARCHIVE, 33, ['ja'], 0.1, 4), link(commons('Category:Noburō_Ōfuji'), 1, ['ja'], 0.1, 80, { status: 'dead' })],
  }),
  early({
    key: 'haru-no-uta-1931', name: 'Song of Spring', originalName: '春の唄', frenchName: 'Le Chant du printemps', alternativeNames: ['Haru no Uta'], year: 1931, runtimeMinutes: 3, spokenLanguages: ['ja'], genres: ['animation', 'music', 'short'], keywords: ['cherry blossom', 'colour', 'early animation'], popularity: 37, license: PD_JP,
    plot: 'Petals, a dancing couple and a song about cherry trees, in cut-out paper.',
    plotFr: 'Des pétales, un couple qui danse et une chanson sur les cerisiers, en papier découpé.',
    credits: directed('Noburō Ōfuji'), links: [link(FILM_ARCHIVE, 33, ['ja'], 0.1, 23), link(search('Ofuji Haru no Uta 1931'), 1, ['ja'], 0.1, 49)],
  }),
  early({
    key: 'sora-no-momotaro-1931', name: 'Momotaro in the Sky', originalName: '空の桃太郎', frenchName: 'Momotarō dans le ciel', alternativeNames: ['Sora no Momotarō', 'Aerial Momotarō'], year: 1931, runtimeMinutes: 11, spokenLanguages: SILENT, genres: ['animation', 'adventure', 'short', 'silent'], keywords: ['momotaro', 'aeroplane', 'antarctica', 'early animation'], popularity: 45, license: PD_JP,
    plot: 'An eagle terrorises the penguins of an island at the end of the world, and the peach boy comes by aeroplane, with a stop for fuel.',
    plotFr: 'Un aigle terrorise les manchots d’une île au bout du monde, et l’enfant-pêche vient en avion, avec une escale pour le carburant.',
    credits: directed('Yasuji Murata'), links: [link(FILM_ARCHIVE, 33, SILENT, 0.3, 9), link(search('Momotaro in the Sky 1931 Murata'), 1, SILENT, 0.2, 34)],
  }),
  early({
    key: 'oira-no-yakyu-1931', name: 'Our Baseball Match', originalName: 'おい等の野球', frenchName: 'Notre match de base-ball', alternativeNames: ['Oira no Yakyū'], year: 1931, runtimeMinutes: 8, spokenLanguages: SILENT, genres: ['animation', 'sport', 'comedy', 'short', 'silent'], keywords: ['baseball', 'tanuki', 'rabbits', 'early animation'], popularity: 43, license: PD_JP,
    plot: 'Rabbits against raccoon dogs, nine innings, and a ball that does not always come back.',
    plotFr: 'Des lapins contre des tanuki, neuf manches, et une balle qui ne revient pas toujours.',
    credits: directed('Yasuji Murata'), links: [link(FILM_ARCHIVE, 33, SILENT, 0.3, 7), link(search('Murata Our Baseball Match 1931'), 1, SILENT, 0.2, 42)],
  }),
  early({
    key: 'chagama-ondo-1935', name: 'Chagama Ondo', originalName: '茶釜音頭', frenchName: 'La Danse de la bouilloire', alternativeNames: ['Dance of the Tea Kettles'], year: 1935, runtimeMinutes: 10, spokenLanguages: ['ja'], genres: ['animation', 'comedy', 'music', 'short'], keywords: ['tanuki', 'temple', 'gramophone', 'early animation'], popularity: 46, license: PD_JP,
    plot: 'Raccoon dogs creep into a temple at night for the sake of the gramophone that they heard through the wall.',
    plotFr: 'Des tanuki se glissent la nuit dans un temple, pour le gramophone entendu à travers le mur.',
    credits: directed('Kenzō Masaoka'), links: [link(FILM_ARCHIVE, 33, ['ja'], 0.3, 16), link(search('Masaoka Chagama Ondo'), 1, ['ja'], 0.2, 59)],
  }),
  early({
    key: 'benkei-tai-ushiwaka-1939', name: 'Benkei and Ushiwaka', originalName: '弁慶対ウシワカ', frenchName: 'Benkei contre Ushiwaka', alternativeNames: ['Benkei tai Ushiwaka'], year: 1939, runtimeMinutes: 14, spokenLanguages: ['ja'], genres: ['animation', 'adventure', 'short'], keywords: ['warrior monk', 'bridge', 'legend', 'early animation'], popularity: 44, license: PD_JP,
    plot: 'A warrior monk has taken nine hundred and ninety-nine swords on a bridge in Kyoto. A boy with a flute walks towards him.',
    plotFr: 'Un moine guerrier a pris sur un pont de Kyōto neuf cent quatre-vingt-dix-neuf sabres. Un garçon s’avance en jouant de la flûte.',
    credits: directed('Kenzō Masaoka'), links: [link(search('Masaoka Benkei Ushiwaka 1939'), 33, ['ja'], 0.4, 20), link(FILM_ARCHIVE, 1, ['ja'], 0.3, 66)],
  }),
  early({
    key: 'ari-chan-1941', name: 'Ari-chan', originalName: 'アリチャン', frenchName: 'Petite Fourmi', alternativeNames: ['Arichan the Ant'], year: 1941, runtimeMinutes: 11, spokenLanguages: ['ja'], genres: ['animation', 'family', 'music', 'short'], keywords: ['ant', 'grasshopper', 'violin', 'multiplane', 'early animation'], popularity: 42, license: PD_JP,
    plot: 'A small ant takes a grasshopper’s violin, plays it badly, and brings it back.',
    plotFr: 'Une petite fourmi prend le violon d’une sauterelle, en joue mal, et le rapporte.',
    credits: directed('Mitsuyo Seo'), links: [link(FILM_ARCHIVE, 33, ['ja'], 0.3, 25), link(search('Seo Ari-chan 1941'), 1, ['ja'], 0.2, 51)],
  }),
  early({
    key: 'sakura-haru-no-genso-1946', name: 'Cherry Blossoms: A Fantasy of Spring', originalName: '桜 春の幻想', frenchName: 'Cerisiers, fantaisie de printemps', alternativeNames: ['Sakura: Haru no Gensō'], year: 1946, runtimeMinutes: 8, spokenLanguages: SILENT, genres: ['animation', 'music', 'nature', 'short'], keywords: ['cherry blossom', 'kyoto', 'weber', 'early animation'], popularity: 48, license: PD_JP,
    plot: 'Kyoto in the first spring after the war: petals, butterflies and dancers, to an invitation by Weber.',
    plotFr: 'Kyōto au premier printemps d’après-guerre : pétales, papillons et danseuses, sur une invitation de Weber.',
    credits: directed('Kenzō Masaoka'), links: [link(search('Masaoka Sakura Haru no Genso 1946'), 33, SILENT, 0.3, 5), link(FILM_ARCHIVE, 19, SILENT, 0.5, 30)],
  }),
  early({
    key: 'morevna-demo-2012', name: 'The Beautiful Queen Marya Morevna: Demo', originalName: 'Прекрасная Марья Моревна. Демо', frenchName: 'La belle reine Maria Morevna', year: 2012, runtimeMinutes: 4, spokenLanguages: ['ru', 'en'], countries: ['RU'], genres: ['animation', 'science-fiction', 'short'], keywords: ['fairy tale', 'robots', 'synfig', 'open project'], popularity: 52, license: 'CC BY-SA', homepage: 'https://morevnaproject.org/', credits: directed('Konstantin Dmitriev'),
    plot: 'A Russian fairy tale moved into a world of motorways and machines, drawn with free programs and given away with everything it was drawn from.',
    plotFr: 'Un conte russe transporté dans un monde d’autoroutes et de machines, dessiné avec des logiciels libres et donné avec tout ce qui a servi à le dessiner.',
    links: [link('https://morevnaproject.org/', 16, ['en'], 0.3, 8, { subtitles: ['en', 'fr'] }), link('https://github.com/morevnaproject', 63, ['en'], 1.2, 46)],
  }),
  early({
    key: 'pepper-and-carrot-2017', countries: ['RU', 'FR'], name: 'Pepper&Carrot: The Potion Contest', frenchName: 'Pepper et Carrot : le concours de potion', year: 2017, runtimeMinutes: 6, spokenLanguages: ['en'], genres: ['animation', 'fantasy', 'comedy', 'short'], keywords: ['witch', 'cat', 'webcomic', 'open project'], popularity: 61, license: 'CC BY', homepage: 'https://www.peppercarrot.com/',
    plot: 'A young witch and her cat have a few hours to brew something that will win a contest, or at least not eat the jury.',
    plotFr: 'Une jeune sorcière et son chat ont quelques heures pour préparer de quoi gagner un concours, ou du moins ne pas manger le jury.',
    credits: [...directed('Nikolai Mamashev', 'Konstantin Dmitriev'), { name: 'David Revoy', department: 'writing', job: 'Author of the comic' }],
    links: [link('https://www.peppercarrot.com/', 16, ['en'], 0.4, 3, { subtitles: ['en', 'fr', 'ru'] }), link(search('Pepper and Carrot Potion Contest Morevna'), 15, ['en'], 0.2, 29)],
  }),
]
